package io.tweebyte.contracts.validation;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;

import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.text.PlainText;

/**
 * What a password must be. It ends at 72 bytes because bcrypt ignores what comes after
 * them.
 */
public final class PasswordRule {

	/** What is said of a password that breaks the rule. */
	public static final String MESSAGE = "must have 8 to 72 bytes in UTF-8, not white space alone, "
			+ "and no control characters but newline and tab.";

	/** The message for a password that everyone who knows the user knows. */
	public static final String OWN_SENTENCE = "must not be your user name or your e-mail address, "
			+ "nor the part of it before the '@'.";

	/** The message for a text that cannot be a password. */
	public static final String PRESENTED_SENTENCE = "must have at most 72 bytes in UTF-8, not white space alone, "
			+ "and no control characters but newline and tab.";

	private static final int MIN = 8;

	private static final int MAX = 72;

	private PasswordRule() {
	}

	/**
	 * Makes the check for a password that a user chooses.
	 * @param userName the user's name, or null when it is not known here
	 * @param email the user's e-mail address, or null when it is not known here
	 * @return gives the violation of a password, or empty
	 */
	public static Function<String, Optional<String>> violation(String userName, String email) {
		return password -> {
			if (!isPassword(password, MIN)) {
				return Optional.of(MESSAGE);
			}
			return ownViolation(password, userName, email);
		};
	}

	/**
	 * Checks that a password is neither the user's name nor their e-mail address, without
	 * case.
	 * @param password the password
	 * @param userName the user's name, or null when it is not known here
	 * @param email the user's e-mail address, or null when it is not known here
	 * @return the violation, or empty
	 */
	public static Optional<String> ownViolation(String password, String userName, String email) {
		boolean own = isName(password, userName) || isEmail(password, email);
		return own ? Optional.of(OWN_SENTENCE) : Optional.empty();
	}

	private static boolean isName(String password, String userName) {
		// an invalid name is refused anyway, and may be huge
		return userName != null && UserNameRule.violation(userName).isEmpty()
				&& NameKey.of(password).equals(NameKey.of(userName));
	}

	private static boolean isEmail(String password, String email) {
		if (email == null || EmailRule.violation(email).isPresent()) {
			return false;
		}
		String key = Folding.fold(password);
		String emailKey = Folding.fold(email);
		return key.equals(emailKey) || emailKey.startsWith(key + "@");
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
