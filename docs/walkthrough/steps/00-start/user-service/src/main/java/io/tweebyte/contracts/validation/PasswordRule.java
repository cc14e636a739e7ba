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
	public static final String MESSAGE = "must have 8 to 72 bytes in UTF-8, not white space alone, "
			+ "and no control characters but newline and tab.";

	/** The message for a text that cannot be a password. */
	public static final String PRESENTED_SENTENCE = "must have at most 72 bytes in UTF-8, not white space alone, "
			+ "and no control characters but newline and tab.";

	private static final int MIN = 8;

	private static final int MAX = 72;

	private PasswordRule() {
	}

	/**
	 * Checks a password that a user chooses.
	 * @param password the password
	 * @return the violation, or empty
	 */
	public static Optional<String> violation(String password) {
		return isPassword(password, MIN) ? Optional.empty() : Optional.of(MESSAGE);
	}

	/**
	 * Checks a password that a client presents, to be compared with the chosen one. One
	 * that is too short is not malformed but wrong.
	 * @param password the password
	 * @return the violation, or empty
	 */
	public static Optional<String> presentedViolation(String password) {
		return isPassword(password, 1) ? Optional.empty() : Optional.of(PRESENTED_SENTENCE);
	}

	private static boolean isPassword(String password, int min) {
		// the length first: encoding a huge text would be work for nothing
		if (password.length() > MAX) {
			return false;
		}
		int bytes = password.getBytes(StandardCharsets.UTF_8).length;
		return bytes >= min && bytes <= MAX && !PlainText.hasForbiddenCharacter(password)
				&& !PlainText.isBlank(password);
	}

}
