package io.tweebyte.contracts.validation;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

import io.tweebyte.contracts.error.FieldError;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validator;

/** Validates with Hibernate Validator on a day that never ends. */
public final class Validation {

	/** The day in UTC. Where the clock is, the next day has begun. */
	public static final LocalDate TODAY = LocalDate.of(2026, 11, 21);

	private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-21T23:30:00Z"), ZoneId.of("+14:00"));

	/** The validator. */
	public static final Validator VALIDATOR = jakarta.validation.Validation.byDefaultProvider()
		.configure()
		.clockProvider(() -> CLOCK)
		.buildValidatorFactory()
		.getValidator();

	private Validation() {
	}

	/**
	 * Validates an object.
	 * @return its violations, sorted; the field of one of the whole object is empty
	 */
	public static List<FieldError> errors(Object object) {
		return VALIDATOR.validate(object).stream().map(Validation::error).sorted().toList();
	}

	private static FieldError error(ConstraintViolation<?> violation) {
		// an element of a list has the name of the list
		return new FieldError(violation.getPropertyPath().toString().replaceFirst("\\[.*", ""), violation.getMessage());
	}

	/**
	 * Validates an object with one field.
	 * @return the messages
	 */
	public static List<String> messages(Object object) {
		return errors(object).stream().map(FieldError::message).toList();
	}

}
