package io.tweebyte.contracts.validation;

import java.util.Optional;

import io.tweebyte.contracts.text.PlainText;

/** What a biography must be. */
public final class BiographyRule {

	/** What is said of a biography that breaks the rule. */
	public static final String MESSAGE = "must have at most 500 characters, not white space alone, "
			+ "and no control characters but newline and tab.";

	private static final int MAX = 500;

	private BiographyRule() {
	}

	/**
	 * Checks a biography; an empty one is how a biography is taken back.
	 * @param biography the biography
	 * @return the violation, or empty
	 */
	public static Optional<String> violation(String biography) {
		boolean valid = biography.isEmpty() || (PlainText.length(biography) <= MAX && !PlainText.isBlank(biography)
				&& !PlainText.hasForbiddenCharacter(biography));
		return valid ? Optional.empty() : Optional.of(MESSAGE);
	}

}
