package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.PlainText;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

/**
 * A text of {@code min} to {@code max} code points that can be stored and shown. White
 * space alone is none; the empty text is one where {@code min} is 0.
 */
@Constraint(validatedBy = ReadableText.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER, ElementType.ANNOTATION_TYPE })
public @interface ReadableText {

	int min();

	int max();

	/** Whether the text is counted after normalisation to NFC. */
	boolean normalised() default false;

	/** If it is empty, a default message with min and max is used. */
	String message() default "";

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<ReadableText, String> {

		/** NFC composes at most four code points to one; each has one or two units. */
		private static final int MOST_UNITS = 8;

		private int min;

		private int max;

		private boolean normalised;

		private String message;

		@Override
		public void initialize(ReadableText constraint) {
			this.min = constraint.min();
			this.max = constraint.max();
			this.normalised = constraint.normalised();
			// in braces the numbers would be looked for in resource bundles, whose files
			// are read when they are first needed: on an event loop, too
			this.message = !constraint.message().isEmpty() ? constraint.message() : "must have " + this.min + " to "
					+ this.max + " characters, not white space alone, and no control characters but newline and tab.";
		}

		@Override
		public boolean isValid(String text, ConstraintValidatorContext context) {
			boolean valid = text == null || (text.isEmpty() && this.min == 0) || (text.length() <= this.max * MOST_UNITS
					&& PlainText.isReadable(this.normalised ? Folding.normalise(text) : text, this.min, this.max));
			if (!valid) {
				context.disableDefaultConstraintViolation();
				context.buildConstraintViolationWithTemplate(this.message).addConstraintViolation();
			}
			return valid;
		}

	}

}
