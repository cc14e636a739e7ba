package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;

import io.tweebyte.contracts.text.PlainText;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/**
 * A list of texts without null elements, control characters other than newline and tab,
 * and lone surrogates. It is a constraint on the list and not on its elements, so that a
 * long list is one violation.
 */
@Constraint(validatedBy = PlainTexts.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER })
public @interface PlainTexts {

	String message() default "must contain plain texts only.";

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<PlainTexts, List<String>> {

		@Override
		public boolean isValid(List<String> texts, ConstraintValidatorContext context) {
			return texts == null
					|| texts.stream().allMatch((text) -> text != null && !PlainText.hasForbiddenCharacter(text));
		}

	}

}
