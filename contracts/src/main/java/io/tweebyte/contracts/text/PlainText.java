package io.tweebyte.contracts.text;

/** What every text from a client must be: Unicode that can be stored and shown. */
public final class PlainText {

	private PlainText() {
	}

	/** Finds control characters other than newline and tab, and lone surrogates. */
	public static boolean hasForbiddenCharacter(String text) {
		return text.codePoints().anyMatch(PlainText::isForbidden);
	}

	private static boolean isForbidden(int codePoint) {
		boolean kept = codePoint == '\n' || codePoint == '\t';
		return (Character.isISOControl(codePoint) && !kept)
				|| (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE);
	}

	/** In code points; readers see an emoji of several as one character. */
	public static int length(String text) {
		return text.codePointCount(0, text.length());
	}

	public static boolean isBlank(String text) {
		return text.codePoints().allMatch(PlainText::isSpace);
	}

	public static boolean isReadable(String text, int min, int max) {
		int length = length(text);
		return length >= min && length <= max && !isBlank(text) && !hasForbiddenCharacter(text);
	}

	private static boolean isSpace(int codePoint) {
		return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
	}

}
