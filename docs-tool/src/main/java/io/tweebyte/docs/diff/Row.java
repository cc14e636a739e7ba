package io.tweebyte.docs.diff;

/**
 * Two lines that face each other.
 *
 * @param kind how they differ
 * @param left the line of the left tree
 * @param right that of the right tree
 * @param elsewhere for what has moved, the number of the line on the other side where its
 * twin stands; 0 for what stands in order
 */
public record Row(Kind kind, Side left, Side right, int elsewhere) {

	/** How two lines differ. */
	public enum Kind {

		/** Not, but for indentation. */
		SAME(' '),

		/** In words. */
		CHANGED('|'),

		/** There is one on the left only. */
		LEFT('<'),

		/** There is one on the right only. */
		RIGHT('>'),

		/** The other side has the same line at another place. */
		MOVED('~'),

		/**
		 * No line: below, a member stands beside its twin that has moved, from line to
		 * line as the sides say.
		 */
		TWIN('~'),

		/** No line: the member of the right that stands here is shown beside its twin. */
		AWAY('~');

		private final char mark;

		Kind(char mark) {
			this.mark = mark;
		}

		/** What stands between the lines where there are no colours. */
		public char mark() {
			return this.mark;
		}

	}

	Row(Kind kind, Side left, Side right) {
		this(kind, left, right, 0);
	}

	static Row left(Line line) {
		return new Row(Kind.LEFT, line.side(true), Side.NOTHING);
	}

	static Row right(Line line) {
		return new Row(Kind.RIGHT, Side.NOTHING, line.side(true));
	}

	static Row same(Line left, Line right) {
		return new Row(Kind.SAME, left.side(false), right.side(false));
	}

	/** The same row, said to be moved. */
	Row moved(int elsewhere) {
		return new Row(this.kind, this.left, this.right, elsewhere);
	}

	Row as(Kind other, int elsewhere) {
		return new Row(other, this.left, this.right, elsewhere);
	}

	/** Whether it stands at another place on the other side. */
	public boolean isMoved() {
		return this.elsewhere > 0;
	}

	/** Whether it is a line that has moved from the left. */
	public boolean isMovedLeft() {
		return this.kind == Kind.MOVED && this.left.exists();
	}

	/** Whether it is a line that has moved to the right. */
	public boolean isMovedRight() {
		return this.kind == Kind.MOVED && this.right.exists();
	}

	/** Whether it is no line of either side. */
	public boolean isNote() {
		return isTwin() || isAway();
	}

	/** Whether a twin that has moved is shown below. */
	public boolean isTwin() {
		return this.kind == Kind.TWIN;
	}

	/** Whether what stands here is shown beside its twin. */
	public boolean isAway() {
		return this.kind == Kind.AWAY;
	}

}
