package io.tweebyte.contracts.validation;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

import io.tweebyte.contracts.text.PlainText;

/**
 * What a password must be. It ends at 72 bytes because bcrypt ignores what comes after
 * them.
 */
public final class PasswordRule {

	/** What is said of a password that breaks the rule. */
	public static final String SENTENCE = "must have 8 to 72 bytes in UTF-8, and no control characters.";

	private static final int MIN = 8;

	private static final int MAX = 72;

	private PasswordRule() {
	}

	/**
	 * Checks a password.
	 * @param password the password
	 * @return the violation, or empty
	 */
	public static Optional<String> violation(String password) {
		boolean valid = password.length() <= MAX && fits(password.getBytes(StandardCharsets.UTF_8).length)
				&& !PlainText.hasForbiddenCharacter(password) && !PlainText.isBlank(password);
		return valid ? Optional.empty() : Optional.of(SENTENCE);
	}

	private static boolean fits(int bytes) {
		return bytes >= MIN && bytes <= MAX;
	}

}
