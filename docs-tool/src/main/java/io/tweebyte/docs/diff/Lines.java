package io.tweebyte.docs.diff;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * Lines of one kind, as compared: those of code, or those of comments.
 *
 * @param left lines of one side
 * @param right lines of the other
 * @param changed lines of both that the other side has not, or has with other words
 * @param moved lines of both that the other side has at another place; they are not among
 * those that changed
 */
public record Lines(int left, int right, int changed, int moved) {

	/** No lines. */
	private static final Lines NONE = new Lines(0, 0, 0, 0);

	static Lines of(List<Row> rows, LineKind kind, List<String> left, List<String> right) {
		List<LineKind> ours = LineKind.of(left);
		List<LineKind> theirs = LineKind.of(right);
		int changed = 0;
		int moved = 0;
		for (Row row : rows) {
			int count = row.isNote() ? 0 : count(row.left(), ours, kind) + count(row.right(), theirs, kind);
			moved += row.isMoved() && isUnchanged(row) ? count : 0;
			changed += isUnchanged(row) ? 0 : count;
		}
		return new Lines(count(ours, kind), count(theirs, kind), changed, moved);
	}

	private static boolean isUnchanged(Row row) {
		return row.kind() == Row.Kind.SAME || row.kind() == Row.Kind.MOVED;
	}

	private static int count(Side side, List<LineKind> kinds, LineKind kind) {
		return (side.exists() && kinds.get(side.number() - 1) == kind) ? 1 : 0;
	}

	private static int count(List<LineKind> kinds, LineKind kind) {
		return (int) kinds.stream().filter(kind::equals).count();
	}

	/**
	 * The lines of several files together.
	 * @param <T> what knows the lines of a file
	 */
	public static <T> Lines sum(Collection<T> files, Function<T, Lines> lines) {
		return files.stream().map(lines).reduce(NONE, Lines::plus);
	}

	private Lines plus(Lines other) {
		return new Lines(this.left + other.left, this.right + other.right, this.changed + other.changed,
				this.moved + other.moved);
	}

	boolean differs() {
		return this.changed > 0 || this.moved > 0;
	}

	/** Which share of all lines changed, in percent, 0 to 100. */
	public int percent() {
		int all = this.left + this.right;
		return (all > 0) ? Math.round(100f * this.changed / all) : 0;
	}

}
