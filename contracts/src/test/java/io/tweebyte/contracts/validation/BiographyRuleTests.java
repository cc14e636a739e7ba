package io.tweebyte.contracts.validation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class BiographyRuleTests {

	@ParameterizedTest
	@ValueSource(strings = { "", "a", " a ", "a\nb\tc", "\ud83d\ude00", "<b>'; drop table users; --" })
	void takesText(String biography) {
		assertThat(BiographyRule.violation(biography)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { " ", "\n\t", "\u00a0\u3000", "a\u0000", "a\rb", "\u001b[31m", "\ud83d", "a\u0085" })
	void refusesWhatIsNoText(String biography) {
		assertThat(BiographyRule.violation(biography)).contains(BiographyRule.SENTENCE);
	}

	@Test
	void countsCodePoints() {
		assertThat(BiographyRule.violation("a".repeat(500))).isEmpty();
		assertThat(BiographyRule.violation("a".repeat(501))).isPresent();
		assertThat(BiographyRule.violation("\ud83d\ude00".repeat(500))).isEmpty();
		assertThat(BiographyRule.violation("\ud83d\ude00".repeat(501))).isPresent();
	}

}
