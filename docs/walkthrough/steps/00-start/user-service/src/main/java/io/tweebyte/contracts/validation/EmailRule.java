package io.tweebyte.contracts.validation;

import java.util.Optional;
import java.util.regex.Pattern;

import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.PlainText;

/**
 * What an e-mail address must look like, after normalisation to NFC. Whether a user
 * reads it is not known; the rule keeps out what cannot be an address.
 */
public final class EmailRule {

	/** What is said of an address that breaks the rule. */
	public static final String MESSAGE = "must be an e-mail address of at most 254 characters.";

	private static final int MAX = 254;

	private static final String LABEL = "[\\p{L}\\p{M}\\p{Nd}]([\\p{L}\\p{M}\\p{Nd}-]{0,61}[\\p{L}\\p{M}\\p{Nd}])?";

	private static final Pattern FORM = Pattern
		.compile("[^\\s@\\p{C}\\p{Z}\"(),:;<>\\[\\\\\\]]{1,64}@" + LABEL + "(\\." + LABEL + ")+");

	private EmailRule() {
	}

	/**
	 * Checks an address.
	 * @param email the address as the client wrote it
	 * @return the violation, or empty
	 */
	public static Optional<String> violation(String email) {
		// the length first: a huge text is neither normalised nor matched
		if (email.length() > MAX * 2) {
			return Optional.of(MESSAGE);
		}
		String normalised = Folding.normalise(email);
		boolean valid = PlainText.length(normalised) <= MAX && FORM.matcher(normalised).matches();
		return valid ? Optional.empty() : Optional.of(MESSAGE);
	}

}
