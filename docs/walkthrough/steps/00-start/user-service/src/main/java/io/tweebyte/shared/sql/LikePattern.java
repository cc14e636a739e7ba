package io.tweebyte.shared.sql;

/** Patterns for SQL's {@code LIKE} whose only wildcards are our own. */
public final class LikePattern {

	private LikePattern() {
	}

	/**
	 * Matches every text that contains a term; {@code %}, {@code _} and {@code \} in the
	 * term stand for themselves.
	 * @param term the term, folded already
	 * @return a pattern for {@code LIKE} with {@code \} as escape
	 */
	public static String containing(String term) {
		StringBuilder pattern = new StringBuilder(term.length() + 8).append('%');
		for (int i = 0; i < term.length(); i++) {
			char c = term.charAt(i);
			if (c == '%' || c == '_' || c == '\\') {
				pattern.append('\\');
			}
			pattern.append(c);
		}
		return pattern.append('%').toString();
	}

}
