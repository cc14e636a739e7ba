package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.charset.StandardCharsets;

import io.tweebyte.contracts.text.PlainText;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/**
 * A password that a user chooses: 8 to 72 bytes, because bcrypt ignores what comes after
 * them, and none of the most used passwords.
 */
@Constraint(validatedBy = NewPassword.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER })
public @interface NewPassword {

	String MESSAGE = "must have 8 to 72 bytes in UTF-8, not white space alone, "
			+ "and no control characters but newline and tab.";

	String MOST_USED_MESSAGE = "must not be one of the most used passwords.";

	String message() default MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<NewPassword, String> {

		private static final int MIN = 8;

		private static final int MAX = 72;

		@Override
		public boolean isValid(String password, ConstraintValidatorContext context) {
			if (password == null || isAllowed(password)) {
				return true;
			}
			if (isPassword(password, MIN)) {
				context.disableDefaultConstraintViolation();
				context.buildConstraintViolationWithTemplate(MOST_USED_MESSAGE).addConstraintViolation();
			}
			return false;
		}

		static boolean isAllowed(String password) {
			return isPassword(password, MIN) && !MostUsedPasswords.contain(password);
		}

		static boolean isPassword(String text, int minBytes) {
			// the length first: a huge text is not encoded
			if (text.length() > MAX) {
				return false;
			}
			int bytes = text.getBytes(StandardCharsets.UTF_8).length;
			return bytes >= minBytes && bytes <= MAX && !PlainText.hasForbiddenCharacter(text)
					&& !PlainText.isBlank(text);
		}

	}

}
