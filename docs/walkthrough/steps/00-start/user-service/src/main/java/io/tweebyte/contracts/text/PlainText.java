package io.tweebyte.contracts.text;

/** What every text from a client must be: Unicode that can be stored and shown. */
public final class PlainText {

	private PlainText() {
	}

	/**
	 * Returns whether a text holds a control character other than newline and tab, or half
	 * of a surrogate pair.
	 * @param text any text
	 * @return whether the text must be refused
	 */
	public static boolean hasForbiddenCharacter(String text) {
		return text.codePoints().anyMatch(PlainText::isForbidden);
	}

	private static boolean isForbidden(int codePoint) {
		boolean kept = codePoint == '\n' || codePoint == '\t';
		return (Character.isISOControl(codePoint) && !kept)
				|| (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE);
	}

	/**
	 * Counts what a reader counts as characters, an emoji being one or a few.
	 * @param text any text
	 * @return the number of code points
	 */
	public static int length(String text) {
		return text.codePointCount(0, text.length());
	}

	/**
	 * Returns whether a text shows nothing: it is empty or white space alone.
	 * @param text any text
	 * @return whether nothing is left to see
	 */
	public static boolean isBlank(String text) {
		return text.codePoints().allMatch(PlainText::isSpace);
	}

	private static boolean isSpace(int codePoint) {
		return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
	}

}
