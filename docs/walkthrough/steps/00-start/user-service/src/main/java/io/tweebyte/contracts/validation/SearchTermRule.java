package io.tweebyte.contracts.validation;

import java.util.Optional;

import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.PlainText;

/**
 * What a term to search for must be, after normalisation to NFC. Three characters are
 * what a trigram index needs.
 */
public final class SearchTermRule {

	/** What is said of a term that breaks the rule. */
	public static final String MESSAGE = "must have 3 to 100 characters, not white space alone, "
			+ "and no control characters but newline and tab.";

	private static final int MIN = 3;

	private static final int MAX = 100;

	private SearchTermRule() {
	}

	/**
	 * Checks a term.
	 * @param term the term, decoded
	 * @return the violation, or empty
	 */
	public static Optional<String> violation(String term) {
		int length = PlainText.length(Folding.normalise(term));
		boolean valid = length >= MIN && length <= MAX && !PlainText.isBlank(term)
				&& !PlainText.hasForbiddenCharacter(term);
		return valid ? Optional.empty() : Optional.of(MESSAGE);
	}

}
