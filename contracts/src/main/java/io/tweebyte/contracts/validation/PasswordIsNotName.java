package io.tweebyte.contracts.validation;

import java.util.Optional;

import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.NameKey;

/** A new password is neither the user name nor the e-mail address, without case. */
public final class PasswordIsNotName {

	public static final String MESSAGE = "must not be your user name or your e-mail address, nor the part of it before the '@'.";

	private PasswordIsNotName() {
	}

	/**
	 * Returns the violation of a password that is the user name, the e-mail address, or
	 * the part of it before the {@code @}. Each may be null. Invalid names and addresses,
	 * which may be huge, never match, and an invalid password is none of its own.
	 */
	public static Optional<FieldError> violation(String password, String userName, String email) {
		return Optional.ofNullable(password)
			.filter(Password.Validator::isChosen)
			.filter((text) -> isUserName(text, userName) || isEmail(text, email))
			.map((text) -> new FieldError("password", MESSAGE));
	}

	private static boolean isUserName(String password, String userName) {
		return userName != null && UserName.Validator.isUserName(userName)
				&& NameKey.of(password).equals(NameKey.of(userName));
	}

	private static boolean isEmail(String password, String email) {
		if (email == null || !EmailAddress.Validator.isAddress(email)) {
			return false;
		}
		String key = Folding.fold(password);
		String emailKey = Folding.fold(email);
		return key.equals(emailKey) || emailKey.startsWith(key + "@");
	}

}
