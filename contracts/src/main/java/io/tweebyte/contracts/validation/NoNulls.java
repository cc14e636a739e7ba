package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Objects;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/**
 * A list without null elements. It is a constraint on the list and not on its elements,
 * so that a long list of nulls is one violation.
 */
@Constraint(validatedBy = NoNulls.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER })
public @interface NoNulls {

	String message() default "must not contain null.";

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<NoNulls, List<?>> {

		@Override
		public boolean isValid(List<?> list, ConstraintValidatorContext context) {
			return list == null || list.stream().noneMatch(Objects::isNull);
		}

	}

}
