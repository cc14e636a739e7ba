package io.tweebyte.shared.sql;

public final class LikePattern {

	private LikePattern() {
	}

	/**
	 * Matches every text that contains a folded term; {@code %}, {@code _} and {@code \}
	 * in the term stand for themselves. The pattern needs {@code \} as escape.
	 */
	public static String containing(String term) {
		return "%" + term.replaceAll("[%_\\\\]", "\\\\$0") + "%";
	}

}
