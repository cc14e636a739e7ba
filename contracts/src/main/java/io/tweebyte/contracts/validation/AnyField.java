package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import io.tweebyte.contracts.error.Messages;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/**
 * An update that names at least one field that can be changed. The violation belongs to
 * the update as a whole.
 */
@Constraint(validatedBy = AnyField.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface AnyField {

	String message() default Messages.NO_KNOWN_FIELD;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<AnyField, PartialUpdate> {

		@Override
		public boolean isValid(PartialUpdate update, ConstraintValidatorContext context) {
			return update == null || update.namesAnyField();
		}

	}

	@FunctionalInterface
	interface PartialUpdate {

		boolean namesAnyField();

	}

}
