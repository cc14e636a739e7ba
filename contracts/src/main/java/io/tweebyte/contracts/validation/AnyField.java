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

/** A request that names at least one of its fields. */
@Constraint(validatedBy = AnyField.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface AnyField {

	String message() default Messages.NO_KNOWN_FIELD;

	/** The field on which the violation is reported: empty for the request as a whole. */
	String field() default "";

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<AnyField, PartialRequest> {

		private String field;

		@Override
		public void initialize(AnyField constraint) {
			this.field = constraint.field();
		}

		@Override
		public boolean isValid(PartialRequest request, ConstraintValidatorContext context) {
			boolean valid = request == null || request.namesAnyField();
			if (!valid && !this.field.isEmpty()) {
				FieldViolation.report(context, this.field);
			}
			return valid;
		}

	}

	@FunctionalInterface
	interface PartialRequest {

		boolean namesAnyField();

	}

}
