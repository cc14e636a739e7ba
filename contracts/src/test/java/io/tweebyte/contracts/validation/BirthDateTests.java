package io.tweebyte.contracts.validation;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class BirthDateTests {

	@ParameterizedTest
	@CsvSource({ "1990-12-31, 1990-12-31", "31/12/1990, 1990-12-31", "01/02/2000, 2000-02-01", "2024-02-29, 2024-02-29",
			"29/02/2000, 2000-02-29", "1900-01-01, 1900-01-01", "20/11/2026, 2026-11-20" })
	void readsBothForms(String text, LocalDate date) {
		assertThat(BirthDate.Validator.parse(text)).contains(date);
		assertThat(violations(text)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "x", "31/02/1990", "1990-02-31", "29/02/1900", "2023-02-29", "1990-13-01",
			"00/01/1990", "1990-1-1", "1/1/1990", "90-01-01", "01/01/90", "1990/01/01", "01-01-1990", "01.01.1990",
			"19900101", "1990-01-01T00:00:00Z", " 1990-01-01", "1990-01-01 ", "1990-01-01\n",
			"\u0661\u0669\u0669\u0660-01-01", "01/01/1990/", "0", "null" })
	void refusesWhatIsNoDate(String text) {
		assertThat(BirthDate.Validator.parse(text)).isEmpty();
		assertThat(violations(text)).containsExactly(BirthDate.MESSAGE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "1899-12-31", "31/12/1899", "0000-01-01", "-1990-01-01", "2026-11-21", "22/11/2026",
			"9999-12-31", "+12345-01-01", "+999999999-12-31" })
	void refusesDatesBefore1900AndFromTodayOn(String text) {
		assertThat(violations(text)).containsExactly(BirthDate.MESSAGE);
	}

	@Test
	void takesTheDayOfUtc() {
		assertThat(violations(Validation.TODAY.toString())).containsExactly(BirthDate.MESSAGE);
		assertThat(violations(Validation.TODAY.minusDays(1).toString())).isEmpty();
	}

	@Test
	void refusesHugeTexts() {
		assertThat(violations("1".repeat(100_000))).hasSize(1);
	}

	@Test
	void doesNotDependOnTheLanguage() {
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.forLanguageTag("ar-u-nu-arab-ca-islamic"));
			assertThat(BirthDate.Validator.parse("31/12/1990")).contains(LocalDate.of(1990, 12, 31));
		}
		finally {
			Locale.setDefault(before);
		}
	}

	@Test
	void takesNull() {
		assertThat(violations(null)).isEmpty();
	}

	private static List<String> violations(String value) {
		return Validation.messages(new Validated(value));
	}

	private record Validated(@BirthDate String value) {
	}

}
