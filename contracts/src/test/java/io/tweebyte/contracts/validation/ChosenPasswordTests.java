package io.tweebyte.contracts.validation;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ChosenPasswordTests {

	@Test
	void countsBytes() {
		assertThat(violations("a".repeat(7))).containsExactly(Password.CHOSEN_MESSAGE);
		assertThat(violations("a".repeat(8))).isEmpty();
		assertThat(violations("a".repeat(72))).isEmpty();
		assertThat(violations("a".repeat(73))).hasSize(1);
		assertThat(violations("\u00e9".repeat(4))).isEmpty();
		assertThat(violations("\u00e9".repeat(36))).isEmpty();
		assertThat(violations("\u00e9".repeat(37))).hasSize(1);
		assertThat(violations("\ud83d\ude00".repeat(2))).isEmpty();
		assertThat(violations("\ud83d\ude00".repeat(18))).isEmpty();
		assertThat(violations("\ud83d\ude00".repeat(19))).hasSize(1);
		assertThat(violations("a".repeat(1_000_000))).hasSize(1);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "        ", "\u3000\u3000\u3000", "\t\n\t\n\t\n\t\n", "abcdefg\u0000",
			"abcdefgh\u007f", "abcdefgh\ud83d", "\ude00abcdefgh", "abcd\refgh" })
	void refusesWhatIsNoText(String password) {
		assertThat(violations(password)).containsExactly(Password.CHOSEN_MESSAGE);
	}

	@ParameterizedTest
	@ValueSource(strings = { " abcdefg", "abcdefg ", "correct horse battery staple", "\u5bc6\u7801\u5bc6\u7801",
			"abcd\tefg\n" })
	void keepsSpacesWithinText(String password) {
		assertThat(violations(password)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "12345678", "password", "password123" })
	void takesWhatManyUse(String password) {
		assertThat(violations(password)).isEmpty();
	}

	@Test
	void takesNull() {
		assertThat(violations(null)).isEmpty();
	}

	private static List<String> violations(String value) {
		return Validation.messages(new Validated(value));
	}

	private record Validated(@Password(chosen = true) String value) {
	}

}
