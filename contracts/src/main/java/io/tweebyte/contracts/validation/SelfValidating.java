package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Optional;

import io.tweebyte.contracts.error.FieldError;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.ConstraintValidatorContext.ConstraintViolationBuilder;
import jakarta.validation.Payload;

/** A request that checks its fields together, beside the constraints of each field. */
@SelfValidating.Constrained
public interface SelfValidating {

	/** Returns what is wrong; its field is empty if that is the request as a whole. */
	Optional<FieldError> violation();

	@Constraint(validatedBy = Validator.class)
	@Retention(RetentionPolicy.RUNTIME)
	@Target(ElementType.TYPE)
	@interface Constrained {

		String message() default "";

		Class<?>[] groups() default {};

		Class<? extends Payload>[] payload() default {};

	}

	class Validator implements ConstraintValidator<Constrained, SelfValidating> {

		@Override
		public boolean isValid(SelfValidating request, ConstraintValidatorContext context) {
			Optional<FieldError> violation = Optional.ofNullable(request).flatMap(SelfValidating::violation);
			violation.ifPresent((error) -> report(error, context));
			return violation.isEmpty();
		}

		private static void report(FieldError error, ConstraintValidatorContext context) {
			context.disableDefaultConstraintViolation();
			ConstraintViolationBuilder reported = context.buildConstraintViolationWithTemplate(error.message());
			if (error.field().isEmpty()) {
				reported.addConstraintViolation();
			}
			else {
				reported.addPropertyNode(error.field()).addConstraintViolation();
			}
		}

	}

}
