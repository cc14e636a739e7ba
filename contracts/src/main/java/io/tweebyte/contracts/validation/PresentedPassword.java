package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/** A password to compare with the stored one; a short one is wrong, not malformed. */
@Constraint(validatedBy = PresentedPassword.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER })
public @interface PresentedPassword {

	String MESSAGE = "must have at most 72 bytes in UTF-8, not white space alone, "
			+ "and no control characters but newline and tab.";

	String message() default MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<PresentedPassword, String> {

		@Override
		public boolean isValid(String password, ConstraintValidatorContext context) {
			return password == null || NewPassword.Validator.isPassword(password, 1);
		}

	}

}
