package io.tweebyte.shared.sql;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class SlowSearchesTests {

	@ParameterizedTest
	@ValueSource(strings = { "!!!", "%%%", "___", "a_b_c", "e t", "ab cd", "--ab--",
			"\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00", "\u1112\u1161\u11ab", "\uff76\uff9e\uff76", "a\u0308b!",
			"\u0301\u0301\u0301", "\uD801\uDDC0\uD801\uDDC0\uD801\uDDC0", "\ua7cd\ua7cd\ua7cd", "" })
	void areThoseWithoutThreeLettersOrDigitsInARow(String term) {
		assertThat(SlowSearches.isSlow(term)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "aaaaaaaab", "ababababababababc", "hahahahahahahaha",
			"\uD834\uDD60\uD834\uDD60\uD834\uDD60\uD834\uDD60\uD834\uDD60\uD834\uDD60\uD834\uDD60\uD834\uDD60abc",
			"!!!!!!!!abc", "\uff76\u30ab\uff76\u30ab\uff76\u30ab\uff76\u30ab\uff76abc" })
	void areThoseThatRepeatThemselves(String term) {
		assertThat(SlowSearches.isSlow(term)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "aaaaaaab", "hahahahahahaha", "baaaaaaaaaa", "yes, yes, yes, yes, yes, yes, yes", "abc",
			"123", "!abc!", "a b cde", "\u00e4\u00f6\u00fc", "a\u0308o\u0308u\u0308", "\u6771\u4eac\u90fd",
			"\ud55c\uad6d\uc5b4" })
	void areNoOthers(String term) {
		assertThat(SlowSearches.isSlow(term)).isFalse();
	}

}
