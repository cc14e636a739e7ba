package io.tweebyte.docs.diff;

import io.tweebyte.checks.Tree;

/**
 * The place of one tree in a row of three columns.
 *
 * @param tree the tree
 * @param kind how its line differs
 * @param side its line
 * @param elsewhere the number of the line that a link leads to; 0 for none
 * @param moved whether the line belongs to a member that async has at another place
 */
public record Cell(Tree tree, Kind kind, Side side, int elsewhere, boolean moved) {

	/** How the line of a tree differs from async; for async, from any of the others. */
	public enum Kind {

		/** Not, but for indentation. */
		SAME,

		/** In words, which are marked. */
		CHANGED,

		/** The other side has no such line. */
		ALONE,

		/** The other side has the same line at another place. */
		MOVED,

		/** The tree has the line at another place. */
		ELSEWHERE,

		/** The tree has no line here. */
		MISSING

	}

	static Cell missing(Tree tree) {
		return new Cell(tree, Kind.MISSING, Side.NOTHING, 0, false);
	}

	static Cell elsewhere(Tree tree, int line) {
		return new Cell(tree, Kind.ELSEWHERE, Side.NOTHING, line, false);
	}

	/** The right side of a row whose left side is async. */
	static Cell right(Tree tree, Row row) {
		return switch (row.kind()) {
			case SAME -> new Cell(tree, Kind.SAME, row.right(), 0, row.isMoved());
			case CHANGED -> new Cell(tree, Kind.CHANGED, row.right(), 0, row.isMoved());
			case RIGHT -> new Cell(tree, Kind.ALONE, row.right(), 0, row.isMoved());
			case MOVED -> row.isMovedLeft() ? elsewhere(tree, row.elsewhere())
					: new Cell(tree, Kind.MOVED, row.right(), 0, false);
			case LEFT, TWIN, AWAY -> missing(tree);
		};
	}

}
