package io.tweebyte.contracts.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.Optional;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;

@Constraint(validatedBy = BirthDate.Validator.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.FIELD, ElementType.PARAMETER })
public @interface BirthDate {

	String MESSAGE = "must be a date in the past, from 1900, as yyyy-MM-dd or dd/MM/yyyy.";

	String message() default MESSAGE;

	Class<?>[] groups() default {};

	Class<? extends Payload>[] payload() default {};

	class Validator implements ConstraintValidator<BirthDate, String> {

		private static final LocalDate FIRST = LocalDate.of(1900, 1, 1);

		private static final DateTimeFormatter ISO = strict("uuuu-MM-dd");

		private static final DateTimeFormatter DAY_FIRST = strict("dd/MM/uuuu");

		@Override
		public boolean isValid(String text, ConstraintValidatorContext context) {
			return text == null || parse(text).filter((date) -> isInRange(date, context)).isPresent();
		}

		private static boolean isInRange(LocalDate date, ConstraintValidatorContext context) {
			LocalDate today = LocalDate.ofInstant(context.getClockProvider().getClock().instant(), ZoneOffset.UTC);
			return !date.isBefore(FIRST) && date.isBefore(today);
		}

		public static Optional<LocalDate> parse(String text) {
			try {
				return Optional.of(LocalDate.parse(text, (text.indexOf('/') >= 0) ? DAY_FIRST : ISO));
			}
			catch (DateTimeParseException ex) {
				return Optional.empty();
			}
		}

		private static DateTimeFormatter strict(String pattern) {
			return DateTimeFormatter.ofPattern(pattern).withResolverStyle(ResolverStyle.STRICT);
		}

	}

}
