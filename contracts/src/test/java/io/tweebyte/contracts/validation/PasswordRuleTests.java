package io.tweebyte.contracts.validation;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PasswordRuleTests {

	@Test
	void countsBytes() {
		assertThat(violation("a".repeat(7))).contains(PasswordRule.SENTENCE);
		assertThat(violation("a".repeat(8))).isEmpty();
		assertThat(violation("a".repeat(72))).isEmpty();
		assertThat(violation("a".repeat(73))).isPresent();
		assertThat(violation("\u00e9".repeat(4))).isEmpty();
		assertThat(violation("\u00e9".repeat(36))).isEmpty();
		assertThat(violation("\u00e9".repeat(37))).isPresent();
		assertThat(violation("\ud83d\ude00".repeat(2))).isEmpty();
		assertThat(violation("\ud83d\ude00".repeat(18))).isEmpty();
		assertThat(violation("\ud83d\ude00".repeat(19))).isPresent();
		assertThat(violation("a".repeat(1_000_000))).isPresent();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "        ", "\u3000\u3000\u3000", "\t\n\t\n\t\n\t\n", "abcdefg\u0000",
			"abcdefgh\u007f", "abcdefgh\ud83d", "\ude00abcdefgh", "abcd\refgh" })
	void refusesWhatIsNoText(String password) {
		assertThat(violation(password)).contains(PasswordRule.SENTENCE);
		assertThat(PasswordRule.presentedViolation(password)).contains(PasswordRule.PRESENTED_SENTENCE);
	}

	@ParameterizedTest
	@ValueSource(strings = { " abcdefg", "abcdefg ", "correct horse battery staple", "\u5bc6\u7801\u5bc6\u7801",
			"abcd\tefg\n" })
	void keepsSpacesWithinText(String password) {
		assertThat(violation(password)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "12345678", "password", "PassWord", "iloveyou", "1qaz2wsx", "insomnia" })
	void refusesWhatManyUse(String password) {
		assertThat(violation(password)).contains(PasswordRule.MOST_USED_SENTENCE);
		assertThat(PasswordRule.presentedViolation(password)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Ada_Lovelace", "ADA_LOVELACE", "\uff21da_Lovelace", "countess@Example.ORG",
			"COUNTESS@example.org", "countess", "Countess" })
	void refusesWhatIsTheUsers(String password) {
		assertThat(PasswordRule.violation("Ada_Lovelace", "countess@example.org").apply(password))
			.contains(PasswordRule.OWN_SENTENCE);
		assertThat(PasswordRule.ownViolation(password, "Ada_Lovelace", "countess@example.org"))
			.contains(PasswordRule.OWN_SENTENCE);
		assertThat(violation(password)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Ada_Lovelace1", "AdaLovelace", "example.org", "countess@", "countess@example.com",
			"countess@example", "ountess@example.org" })
	void takesWhatOnlyContainsIt(String password) {
		assertThat(PasswordRule.violation("Ada_Lovelace", "countess@example.org").apply(password)).isEmpty();
	}

	@Test
	void leavesInvalidNamesAndAddressesToTheirRules() {
		assertThat(PasswordRule.ownViolation("-ada-ada-", "-ada-ada-", "ada@ada@")).isEmpty();
		assertThat(PasswordRule.ownViolation("ada@ada@", "-ada-ada-", "ada@ada@")).isEmpty();
		assertThat(PasswordRule.ownViolation("a long secret", "e" + "\u0301".repeat(1_000_000), "e@".repeat(1_000_000)))
			.isEmpty();
	}

	@Test
	void letsAShortOneBeWrongInsteadOfMalformed() {
		assertThat(PasswordRule.presentedViolation("a")).isEmpty();
		assertThat(PasswordRule.presentedViolation("a".repeat(72))).isEmpty();
		assertThat(PasswordRule.presentedViolation("a".repeat(73))).contains(PasswordRule.PRESENTED_SENTENCE);
	}

	private static Optional<String> violation(String password) {
		return PasswordRule.violation(null, null).apply(password);
	}

}
