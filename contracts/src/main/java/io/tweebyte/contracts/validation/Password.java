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
 * A password of at most 72 bytes, because bcrypt ignores what comes after them. One to
 * compare with the stored one may be short, which is wrong, but not malformed.
 */
@Constraint(validatedBy = Password.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER })
public @interface Password {

	String MESSAGE = "must have at most 72 bytes in UTF-8, not white space alone, "
			+ "and no control characters but newline and tab.";

	String CHOSEN_MESSAGE = "must have 8 to 72 bytes in UTF-8, not white space alone, "
			+ "and no control characters but newline and tab.";

	/** Whether the user chooses it: 8 bytes or more. */
	boolean chosen() default false;

	String message() default MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<Password, String> {

		private static final int MIN_CHOSEN = 8;

		private static final int MAX = 72;

		private boolean chosen;

		@Override
		public void initialize(Password constraint) {
			this.chosen = constraint.chosen();
		}

		@Override
		public boolean isValid(String password, ConstraintValidatorContext context) {
			if (password == null || isPassword(password, this.chosen ? MIN_CHOSEN : 1)) {
				return true;
			}
			if (this.chosen) {
				context.disableDefaultConstraintViolation();
				context.buildConstraintViolationWithTemplate(CHOSEN_MESSAGE).addConstraintViolation();
			}
			return false;
		}

		private static boolean isPassword(String text, int minBytes) {
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
