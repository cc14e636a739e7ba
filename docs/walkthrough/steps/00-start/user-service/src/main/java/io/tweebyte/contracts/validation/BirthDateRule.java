package io.tweebyte.contracts.validation;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a date of birth must be: a day that exists, from 1900, in the past, written
 * {@code yyyy-MM-dd} or {@code dd/MM/yyyy}.
 */
public final class BirthDateRule {

	/** What is said of a date that breaks the rule. */
	public static final String MESSAGE = "must be a date in the past, from 1900, as yyyy-MM-dd or dd/MM/yyyy.";

	private static final LocalDate FIRST = LocalDate.of(1900, 1, 1);

	private static final DateTimeFormatter ISO = strict("uuuu-MM-dd");

	private static final DateTimeFormatter DAY_FIRST = strict("dd/MM/uuuu");

	private BirthDateRule() {
	}

	/**
	 * Makes the check for a given day.
	 * @param today the present day in UTC
	 * @return gives the violation of a date, or empty
	 */
	public static Function<String, Optional<String>> violation(LocalDate today) {
		return text -> parse(text).filter(date -> !date.isBefore(FIRST) && date.isBefore(today)).isPresent()
				? Optional.empty() : Optional.of(MESSAGE);
	}

	/**
	 * Reads a date in either form.
	 * @param text the date as the client wrote it
	 * @return the date, or empty when it is none
	 */
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
