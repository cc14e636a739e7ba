package io.tweebyte.docs.diff;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;

/** Puts two texts side by side. */
public final class SideBySide {

	/** A shorter line, such as a brace, has not moved: it is only frequent. */
	private static final int TELLING = 12;

	private SideBySide() {
	}

	/**
	 * Compares two texts line by line, whatever their indentation.
	 * @param left the lines of async
	 * @param right the lines of reactive
	 * @return all lines of both, in order
	 */
	public static List<Row> rows(List<String> left, List<String> right) {
		List<Row> rows = new ArrayList<>();
		int i = 0;
		int j = 0;
		for (AbstractDelta<String> delta : DiffUtils.diff(left, right, SideBySide::isSame).getDeltas()) {
			int begin = delta.getSource().getPosition();
			while (i < begin) {
				rows.add(same(i, left.get(i++), j, right.get(j++)));
			}
			rows.addAll(new Facing(delta.getSource().getLines(), delta.getTarget().getLines()).rows(i, j));
			i += delta.getSource().size();
			j += delta.getTarget().size();
		}
		while (i < left.size()) {
			rows.add(same(i, left.get(i++), j, right.get(j++)));
		}
		return moved(rows);
	}

	private static boolean isSame(String left, String right) {
		return left.strip().equals(right.strip());
	}

	private static Row same(int left, String ours, int right, String theirs) {
		return new Row(Row.Kind.SAME, Side.whole(left + 1, ours, false), Side.whole(right + 1, theirs, false));
	}

	private static List<Row> moved(List<Row> rows) {
		Set<String> both = new HashSet<>(lines(rows, (row) -> row.kind() == Row.Kind.LEFT));
		both.retainAll(lines(rows, (row) -> row.kind() == Row.Kind.RIGHT));
		return rows.stream().map((row) -> isMoved(row, both) ? row.as(Row.Kind.MOVED) : row).toList();
	}

	private static boolean isMoved(Row row, Set<String> both) {
		return (row.kind() == Row.Kind.LEFT || row.kind() == Row.Kind.RIGHT) && both.contains(line(row));
	}

	private static Set<String> lines(List<Row> rows, Predicate<Row> which) {
		return rows.stream()
			.filter(which)
			.map(SideBySide::line)
			.filter((line) -> line.length() >= TELLING)
			.collect(Collectors.toSet());
	}

	private static String line(Row row) {
		return (row.left().exists() ? row.left() : row.right()).text().strip();
	}

}
