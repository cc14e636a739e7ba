package io.tweebyte.docs.diff;

import java.util.List;
import java.util.function.Function;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * A pair, compared.
 *
 * @param pair the files
 * @param rows their lines, side by side
 * @param lines how many lines count
 */
public record Comparison(Pair pair, List<Row> rows, Lines lines) {

	/** Reads and compares the files of a pair. */
	public static Comparison of(Project project, Pair pair) {
		List<Row> rows = SideBySide.rows(pair.lines(project, Tree.ASYNC), pair.lines(project, Tree.REACTIVE));
		return new Comparison(pair, rows, Lines.of(rows));
	}

	/** Whether anything differs that counts. */
	public boolean differs() {
		return this.lines.changed() > 0;
	}

	/**
	 * Lines of code, as compared. Empty lines, the package and imports do not count:
	 * imports repeat what the code below says.
	 *
	 * @param async lines of one side
	 * @param reactive lines of the other
	 * @param changed lines of both that the other side has not
	 */
	public record Lines(int async, int reactive, int changed) {

		/** No lines. */
		public static final Lines NONE = new Lines(0, 0, 0);

		static Lines of(List<Row> rows) {
			int async = count(rows, Row::left);
			int reactive = count(rows, Row::right);
			List<Row> differing = rows.stream().filter((row) -> row.kind() != Row.Kind.SAME).toList();
			return new Lines(async, reactive, count(differing, Row::left) + count(differing, Row::right));
		}

		private static int count(List<Row> rows, Function<Row, Side> side) {
			return (int) rows.stream().map(side).filter(Side::exists).map(Side::text).filter(Lines::counts).count();
		}

		private static boolean counts(String line) {
			return !line.isBlank() && !line.startsWith("import ") && !line.startsWith("package ");
		}

		/** The lines of both together. */
		public Lines plus(Lines other) {
			return new Lines(this.async + other.async, this.reactive + other.reactive, this.changed + other.changed);
		}

		/** Which share of all lines changed, in percent, 0 to 100. */
		public int percent() {
			int all = this.async + this.reactive;
			return (all > 0) ? Math.round(100f * this.changed / all) : 0;
		}

	}

}
