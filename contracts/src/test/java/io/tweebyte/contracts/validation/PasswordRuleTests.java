package io.tweebyte.contracts.validation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PasswordRuleTests {

	@Test
	void countsBytes() {
		assertThat(PasswordRule.violation("a".repeat(7))).contains(PasswordRule.SENTENCE);
		assertThat(PasswordRule.violation("a".repeat(8))).isEmpty();
		assertThat(PasswordRule.violation("a".repeat(72))).isEmpty();
		assertThat(PasswordRule.violation("a".repeat(73))).isPresent();
		assertThat(PasswordRule.violation("\u00e9".repeat(4))).isEmpty();
		assertThat(PasswordRule.violation("\u00e9".repeat(36))).isEmpty();
		assertThat(PasswordRule.violation("\u00e9".repeat(37))).isPresent();
		assertThat(PasswordRule.violation("\ud83d\ude00".repeat(2))).isEmpty();
		assertThat(PasswordRule.violation("\ud83d\ude00".repeat(18))).isEmpty();
		assertThat(PasswordRule.violation("\ud83d\ude00".repeat(19))).isPresent();
		assertThat(PasswordRule.violation("a".repeat(1_000_000))).isPresent();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "        ", "\u3000\u3000\u3000", "\t\n\t\n\t\n\t\n", "abcdefg\u0000",
			"abcdefgh\u007f", "abcdefgh\ud83d", "\ude00abcdefgh", "abcd\refgh" })
	void refusesWhatIsNoText(String password) {
		assertThat(PasswordRule.violation(password)).contains(PasswordRule.SENTENCE);
		assertThat(PasswordRule.presentedViolation(password)).contains(PasswordRule.PRESENTED_SENTENCE);
	}

	@ParameterizedTest
	@ValueSource(strings = { " abcdefg", "abcdefg ", "correct horse battery staple", "\u5bc6\u7801\u5bc6\u7801",
			"abcd\tefg\n" })
	void keepsSpacesWithinText(String password) {
		assertThat(PasswordRule.violation(password)).isEmpty();
	}

	@Test
	void letsAShortOneBeWrongInsteadOfMalformed() {
		assertThat(PasswordRule.presentedViolation("a")).isEmpty();
		assertThat(PasswordRule.presentedViolation("a".repeat(72))).isEmpty();
		assertThat(PasswordRule.presentedViolation("a".repeat(73))).contains(PasswordRule.PRESENTED_SENTENCE);
	}

}
