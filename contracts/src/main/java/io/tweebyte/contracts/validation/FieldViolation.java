package io.tweebyte.contracts.validation;

import jakarta.validation.ConstraintValidatorContext;

/** Reports the violation of a constraint on one field of the validated object. */
public final class FieldViolation {

	private FieldViolation() {
	}

	public static void report(ConstraintValidatorContext context, String field) {
		context.disableDefaultConstraintViolation();
		context.buildConstraintViolationWithTemplate(context.getDefaultConstraintMessageTemplate())
			.addPropertyNode(field)
			.addConstraintViolation();
	}

}
