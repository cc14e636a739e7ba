package io.tweebyte.contracts.page;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/**
 * A page query whose cursor belongs to the named list. The violation concerns
 * {@code before}, but is reported on the parameter: Spring's method validation does not
 * accept a parameter's constraint that reports on a property.
 */
@Constraint(validatedBy = CursorOf.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface CursorOf {

	String value();

	String message() default PageQuery.BEFORE_MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<CursorOf, PageQuery> {

		private String list;

		@Override
		public void initialize(CursorOf constraint) {
			this.list = constraint.value();
		}

		@Override
		public boolean isValid(PageQuery query, ConstraintValidatorContext context) {
			return query == null || query.before() == null || Cursor.decode(query.before(), this.list).isPresent();
		}

	}

}
