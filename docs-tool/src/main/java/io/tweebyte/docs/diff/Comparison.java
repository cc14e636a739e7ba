package io.tweebyte.docs.diff;

import java.util.List;

import io.tweebyte.checks.Project;

/**
 * A pair, compared.
 *
 * @param pair the files
 * @param rows their lines, side by side
 * @param code how many lines of code there are, and differ
 * @param comments how many lines of comment
 */
public record Comparison(Pair pair, List<Row> rows, Lines code, Lines comments) {

	/** Reads and compares the files of a pair. */
	public static Comparison of(Project project, Pair pair) {
		List<String> left = pair.lines(project, pair.trees().left());
		List<String> right = pair.lines(project, pair.trees().right());
		List<Row> rows = SideBySide.rows(left, right, Twins.of(left, right));
		return new Comparison(pair, rows, Lines.of(rows, LineKind.CODE, left, right),
				Lines.of(rows, LineKind.COMMENT, left, right));
	}

	/** How much of the code differs, or which tree has it alone, in a word or two. */
	public String share() {
		if (this.pair.isShared()) {
			return "the same file";
		}
		return this.pair.isWhole() ? this.code.percent() + " %" : this.pair.alone();
	}

	/** Whether anything differs that counts, be it a comment or a place. */
	public boolean differs() {
		return this.code.differs() || this.comments.differs();
	}

}
