package io.tweebyte.contracts.validation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class SearchTermRuleTests {

	@ParameterizedTest
	@ValueSource(strings = { "abc", "a b", "100%", "___", "\\\\\\", "a\nb", "a\tb",
			"\ud83d\ude00\ud83d\ude00\ud83d\ude00", "' or 1=1 --", "%2F" })
	void takesTerms(String term) {
		assertThat(SearchTermRule.violation(term)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "ab", "   ", "\u3000\u3000\u3000", "ab\u0000", "a\rb", "ab\u007f", "abc\ud83d",
			"\ude00bc", "\ud83d\ude00\ud83d\ude00", "e\u0301e\u0301" })
	void refusesWhatCannotBeSearchedFor(String term) {
		assertThat(SearchTermRule.violation(term)).contains(SearchTermRule.SENTENCE);
	}

	@Test
	void countsCodePointsInNfc() {
		assertThat(SearchTermRule.violation("a".repeat(100))).isEmpty();
		assertThat(SearchTermRule.violation("a".repeat(101))).isPresent();
		assertThat(SearchTermRule.violation("\ud83d\ude00".repeat(100))).isEmpty();
		assertThat(SearchTermRule.violation("e\u0301".repeat(100))).isEmpty();
		assertThat(SearchTermRule.violation("\u0958".repeat(51))).isPresent();
	}

}
