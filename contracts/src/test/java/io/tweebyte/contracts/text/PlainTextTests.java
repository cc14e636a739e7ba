package io.tweebyte.contracts.text;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PlainTextTests {

	@Test
	void refusesExactlyTheControlCharactersAndLoneSurrogates() {
		for (int c = 0; c <= Character.MAX_VALUE; c++) {
			boolean forbidden = (c < 32 && c != '\n' && c != '\t') || (c >= 127 && c < 160)
					|| (c >= 0xd800 && c <= 0xdfff);
			assertThat(PlainText.hasForbiddenCharacter("a" + (char) c + "b")).as("U+%04X", c).isEqualTo(forbidden);
		}
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "", "a", "a\nb\tc", "\ud83d\ude00", "\u200d", "\ufeff", "\u202e", "\ue000", "\udbff\udfff" })
	void keepsText(String text) {
		assertThat(PlainText.hasForbiddenCharacter(text)).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "\u0000", "\ud83d", "\ude00", "\ude00\ud83d", "a\ud83d", "\ud83d\ud83d\ude00" })
	void refusesBrokenText(String text) {
		assertThat(PlainText.hasForbiddenCharacter(text)).isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "'', 0", "abc, 3", "e\u0301, 2", "\ud83d\ude00, 1", "a\ud83d\ude00b, 3", "\ud83d, 1" })
	void countsCodePoints(String text, int length) {
		assertThat(PlainText.length(text)).isEqualTo(length);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "\t\n", "\u00a0", "\u2003\u3000", "\u2028", "\u202f\u2007", " \u000b " })
	void isBlankWithoutAnythingToSee(String text) {
		assertThat(PlainText.isBlank(text)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "a", " a ", "\u200b", ".", "\ud83d\ude00", "\u3000\u00e9" })
	void isNotBlankWithOneCharacter(String text) {
		assertThat(PlainText.isBlank(text)).isFalse();
	}

}
