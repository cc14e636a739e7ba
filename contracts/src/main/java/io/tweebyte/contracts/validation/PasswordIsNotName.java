package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.NameKey;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/**
 * A new password that is neither the user name nor the e-mail address given with it,
 * without case. The violation is reported on {@code password}.
 */
@Constraint(validatedBy = PasswordIsNotName.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface PasswordIsNotName {

	String MESSAGE = "must not be your user name or your e-mail address, nor the part of it before the '@'.";

	String message() default MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<PasswordIsNotName, PasswordChoice> {

		@Override
		public boolean isValid(PasswordChoice choice, ConstraintValidatorContext context) {
			boolean valid = choice == null || !isName(choice);
			if (!valid) {
				FieldViolation.report(context, "password");
			}
			return valid;
		}

		private static boolean isName(PasswordChoice choice) {
			String password = choice.password();
			// another violation of the password is reported by @NewPassword
			return password != null && NewPassword.Validator.isAllowed(password)
					&& isName(password, choice.userName(), choice.email());
		}

		/**
		 * Returns whether a password is the user name, the e-mail address, or the part of
		 * it before the {@code @}. Invalid names and addresses, which may be huge, never
		 * match.
		 */
		public static boolean isName(String password, String userName, String email) {
			boolean isUserName = userName != null && UserName.Validator.isUserName(userName)
					&& NameKey.of(password).equals(NameKey.of(userName));
			return isUserName || isEmail(password, email);
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

	/** A request in which a user may choose a password. */
	interface PasswordChoice {

		String userName();

		String email();

		String password();

	}

}
