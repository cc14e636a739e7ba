package io.tweebyte.contracts.validation;

import java.time.LocalDate;
import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class BirthDateRuleTests {

	private static final LocalDate TODAY = LocalDate.of(2026, 11, 21);

	@ParameterizedTest
	@CsvSource({ "1990-12-31, 1990-12-31", "31/12/1990, 1990-12-31", "01/02/2000, 2000-02-01", "2024-02-29, 2024-02-29",
			"29/02/2000, 2000-02-29", "1900-01-01, 1900-01-01", "20/11/2026, 2026-11-20" })
	void readsBothForms(String text, LocalDate date) {
		assertThat(BirthDateRule.parse(text)).contains(date);
		assertThat(BirthDateRule.violation(TODAY).apply(text)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "x", "31/02/1990", "1990-02-31", "29/02/1900", "2023-02-29", "1990-13-01",
			"00/01/1990", "1990-1-1", "1/1/1990", "90-01-01", "01/01/90", "1990/01/01", "01-01-1990", "01.01.1990",
			"19900101", "1990-01-01T00:00:00Z", " 1990-01-01", "1990-01-01 ", "1990-01-01\n",
			"\u0661\u0669\u0669\u0660-01-01", "01/01/1990/", "0", "null" })
	void refusesWhatIsNoDate(String text) {
		assertThat(BirthDateRule.parse(text)).isEmpty();
		assertThat(BirthDateRule.violation(TODAY).apply(text)).contains(BirthDateRule.SENTENCE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "1899-12-31", "31/12/1899", "0000-01-01", "-1990-01-01", "2026-11-21", "22/11/2026",
			"9999-12-31", "+12345-01-01", "+999999999-12-31" })
	void refusesDatesBefore1900AndFromTodayOn(String text) {
		assertThat(BirthDateRule.violation(TODAY).apply(text)).contains(BirthDateRule.SENTENCE);
	}

	@Test
	void refusesHugeTexts() {
		assertThat(BirthDateRule.violation(TODAY).apply("1".repeat(100_000))).isPresent();
	}

	@Test
	void doesNotDependOnTheLanguage() {
		Locale before = Locale.getDefault();
		try {
			Locale.setDefault(Locale.forLanguageTag("ar-u-nu-arab-ca-islamic"));
			assertThat(BirthDateRule.parse("31/12/1990")).contains(LocalDate.of(1990, 12, 31));
		}
		finally {
			Locale.setDefault(before);
		}
	}

}
