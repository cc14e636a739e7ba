package io.tweebyte.contracts.validation;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ReadableTextTests {

	@ParameterizedTest
	@CsvSource({ "9, false", "10, true", "280, true", "281, false", "100000, false" })
	void countsCodePoints(int length, boolean valid) {
		assertThat(violations("x".repeat(length)).isEmpty()).isEqualTo(valid);
		assertThat(violations("\ud83d\ude00".repeat(length)).isEmpty()).isEqualTo(valid);
	}

	@ParameterizedTest
	@ValueSource(strings = { "            ", "\n\n\n\t\t\t\n\n\n\n\n",
			"\u00a0\u2003\u3000\u00a0\u2003\u3000\u00a0\u2003\u3000\u00a0", "0123456789\u0000", "0123456789\r",
			"0123456789\ud83d", "0123456789\u0085", "\u001b[31m0123456789" })
	void refusesWhatCannotBeRead(String content) {
		assertThat(violations(content)).containsExactly("must have 10 to 280 characters, not white space alone, "
				+ "and no control characters but newline and tab.");
	}

	@ParameterizedTest
	@ValueSource(strings = { "one\n\ttwo three", " a b c d e ", "<b>'; drop table users; --" })
	void takesText(String content) {
		assertThat(violations(content)).isEmpty();
	}

	@Test
	void takesNull() {
		assertThat(violations(null)).isEmpty();
	}

	@Test
	void takesTheEmptyTextOnlyWhereItIsLongEnough() {
		assertThat(Validation.messages(new Short(""))).hasSize(1);
		assertThat(Validation.messages(new Optional(""))).isEmpty();
		assertThat(Validation.messages(new Optional(" "))).hasSize(1);
	}

	@Test
	void countsComposedLettersOnce() {
		String alpha = "\u03b1\u0313\u0300\u0345";
		assertThat(Validation.messages(new Composed(alpha.repeat(280)))).isEmpty();
		assertThat(Validation.messages(new Composed(alpha.repeat(281)))).hasSize(1);
	}

	private static List<String> violations(String value) {
		return Validation.messages(new Validated(value));
	}

	private record Validated(@ReadableText(min = 10, max = 280) String value) {
	}

	private record Short(@ReadableText(min = 1, max = 280) String value) {
	}

	private record Composed(@ReadableText(min = 1, max = 280, normalised = true) String value) {
	}

	private record Optional(@ReadableText(min = 0, max = 500) String value) {
	}

}
