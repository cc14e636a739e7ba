package io.tweebyte.contracts.validation;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class SearchTermTests {

	@ParameterizedTest
	@ValueSource(strings = { "abc", "a b", "100%", "___", "\\\\\\", "a\nb", "a\tb",
			"\ud83d\ude00\ud83d\ude00\ud83d\ude00", "' or 1=1 --", "%2F" })
	void takesTerms(String term) {
		assertThat(violations(term)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "ab", "   ", "\u3000\u3000\u3000", "ab\u0000", "a\rb", "ab\u007f", "abc\ud83d",
			"\ude00bc", "\ud83d\ude00\ud83d\ude00", "e\u0301e\u0301" })
	void refusesWhatCannotBeSearchedFor(String term) {
		assertThat(violations(term)).containsExactly(SearchTerm.MESSAGE);
	}

	@Test
	void countsCodePointsInNfc() {
		assertThat(violations("a".repeat(100))).isEmpty();
		assertThat(violations("a".repeat(101))).hasSize(1);
		assertThat(violations("\ud83d\ude00".repeat(100))).isEmpty();
		assertThat(violations("e\u0301".repeat(100))).isEmpty();
		assertThat(violations("\u0958".repeat(51))).hasSize(1);
	}

	@Test
	void takesNull() {
		assertThat(violations(null)).isEmpty();
	}

	private static List<String> violations(String value) {
		return Validation.messages(new Validated(value));
	}

	private record Validated(@SearchTerm String value) {
	}

}
