package io.tweebyte.docs.diff;

/**
 * Two lines that face each other.
 *
 * @param kind how they differ
 * @param left the line of async
 * @param right the line of reactive
 */
public record Row(Kind kind, Side left, Side right) {

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
		MOVED('~');

		private final char mark;

		Kind(char mark) {
			this.mark = mark;
		}

		/** What stands between the lines where there are no colours. */
		public char mark() {
			return this.mark;
		}

	}

	Row as(Kind other) {
		return new Row(other, this.left, this.right);
	}

}
