package io.tweebyte.contracts.validation;

import java.util.Optional;
import java.util.regex.Pattern;

import io.tweebyte.contracts.text.DefaultIgnorable;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.text.PlainText;

/**
 * What a user name must be, after normalisation to NFC. Its key has bounds of its own,
 * because a letter may stand for several or be a part of one.
 */
public final class UserNameRule {

	/** What is said of a name that breaks the rule. */
	public static final String MESSAGE = "must have 3 to 30 letters, marks, digits, '_', '.' or '-', "
			+ "neither begin nor end with '.' or '-', and have no invisible characters; "
			+ "marks must follow a letter, at most three in a row.";

	private static final int MIN = 3;

	private static final int MAX = 30;

	private static final Pattern FORM = Pattern.compile("(?![.-])(?:\\p{L}\\p{M}{0,3}+|[\\p{Nd}_.-])++(?<![.-])");

	private UserNameRule() {
	}

	/**
	 * Checks a name.
	 * @param name the name as the client wrote it
	 * @return the violation, or empty
	 */
	public static Optional<String> violation(String name) {
		// the length first: a huge text is neither normalised nor matched
		if (name.length() > MAX * 8) {
			return Optional.of(MESSAGE);
		}
		String normalised = Folding.normalise(name);
		int length = PlainText.length(normalised);
		boolean valid = length >= MIN && length <= MAX && FORM.matcher(normalised).matches()
				&& !DefaultIgnorable.isIn(normalised) && NameKey.isAllowed(NameKey.of(normalised));
		return valid ? Optional.empty() : Optional.of(MESSAGE);
	}

}
