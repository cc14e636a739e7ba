package io.tweebyte.docs.diff;

import java.util.List;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

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
		List<String> async = pair.lines(project, Tree.ASYNC);
		List<String> reactive = pair.lines(project, Tree.REACTIVE);
		List<Row> rows = SideBySide.rows(async, reactive, Twins.of(async, reactive));
		return new Comparison(pair, rows, Lines.of(rows, LineKind.CODE, async, reactive),
				Lines.of(rows, LineKind.COMMENT, async, reactive));
	}

	/** Whether anything differs that counts, be it a comment or a place. */
	public boolean differs() {
		return this.code.differs() || this.comments.differs();
	}

}
