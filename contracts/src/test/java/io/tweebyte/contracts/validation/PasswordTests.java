package io.tweebyte.contracts.validation;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PasswordTests {

	@ParameterizedTest
	@ValueSource(strings = { "", "        ", "\u3000\u3000\u3000", "\t\n\t\n\t\n\t\n", "abcdefg\u0000",
			"abcdefgh\u007f", "abcdefgh\ud83d", "\ude00abcdefgh", "abcd\refgh" })
	void refusesWhatIsNoText(String password) {
		assertThat(violations(password)).containsExactly(Password.MESSAGE);
	}

	@Test
	void letsAShortOneBeWrongInsteadOfMalformed() {
		assertThat(violations("a")).isEmpty();
		assertThat(violations("a".repeat(72))).isEmpty();
		assertThat(violations("a".repeat(73))).containsExactly(Password.MESSAGE);
		assertThat(violations("\u00e9".repeat(36))).isEmpty();
		assertThat(violations("\u00e9".repeat(37))).containsExactly(Password.MESSAGE);
	}

	@Test
	void takesNull() {
		assertThat(violations(null)).isEmpty();
	}

	private static List<String> violations(String value) {
		return Validation.messages(new Validated(value));
	}

	private record Validated(@Password String value) {
	}

}
