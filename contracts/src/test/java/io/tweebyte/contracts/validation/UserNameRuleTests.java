package io.tweebyte.contracts.validation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class UserNameRuleTests {

	@ParameterizedTest
	@ValueSource(strings = { "abc", "Ada_Lovelace", "_a_", "a.b", "a-b", "a.-b", "123", "\u00e9\u00e8\u00ea",
			"\u0416\u0443\u043a", "\u4f60\u597d\u5417", "\u0928\u092e\u0938\u094d\u0924\u0947", "\u0661\u0662\u0663",
			"\ud801\udc00\ud801\udc01\ud801\udc02", "a\u0301bc" })
	void takesLettersMarksAndDigitsOfAllScripts(String name) {
		assertThat(UserNameRule.violation(name)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { ".abc", "abc.", "-abc", "abc-", "...", "---" })
	void refusesDotsAndDashesAtTheEdges(String name) {
		assertThat(UserNameRule.violation(name)).contains(UserNameRule.SENTENCE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "a b", " abc", "abc ", "a@b", "a/b", "a%b", "a\nb", "abc\n", "a\u0000b", "a\u200bb",
			"a\u202eb", "<script>", "a'b", "a\\b", "\ud83d\ude00\ud83d\ude00\ud83d\ude00", "ab\ud83d", "a\u00a0b",
			"a#b", "\u2160\u2160\u2160" })
	void refusesOtherCharacters(String name) {
		assertThat(UserNameRule.violation(name)).contains(UserNameRule.SENTENCE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "ada\u034fb", "ada\u115f", "ada\u1160", "ada\u3164", "ada\uffa0", "ada\u17b4", "ada\u180b",
			"ada\u180f", "ada\ufe00", "ada\ufe0f", "ada\udb40\udd00", "\u3164\u3164\u3164", "ad\u00ada", "ad\u200ca",
			"ad\u200da" })
	void refusesWhatIsNotShown(String name) {
		assertThat(UserNameRule.violation(name)).contains(UserNameRule.SENTENCE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "\u0301ada", "1\u0308ada", "_\u0308ada", "a.\u0308b", "ada\u0332\u0332\u0332\u0332",
			"ada\u0332\u0332\u0332\u0332b", "\u0332\u0332\u0332", "1\u20e3ab" })
	void refusesMarksThatFollowNoLetterOrTooMany(String name) {
		assertThat(UserNameRule.violation(name)).contains(UserNameRule.SENTENCE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "ada\u0332\u0332\u0332", "a\u0332\u0332\u0332b\u0332\u0332\u0332",
			"e\u0301\u0332\u0332\u0332ab", "\u0e01\u0e33\u0e25", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05dd",
			"x\u0332_\u0e01\u0e49.a" })
	void takesUpToThreeMarksAfterALetter(String name) {
		assertThat(UserNameRule.violation(name)).isEmpty();
	}

	@Test
	void boundsTheKeyToo() {
		assertThat(UserNameRule.violation("\ufb03".repeat(30))).isEmpty();
		assertThat(UserNameRule.violation("\ufdfa".repeat(5))).isEmpty();
		assertThat(UserNameRule.violation("\ufdfa".repeat(6))).contains(UserNameRule.SENTENCE);
		assertThat(UserNameRule.violation("\u3131\u314f\u3134")).contains(UserNameRule.SENTENCE);
	}

	@Test
	void countsCodePointsInNfc() {
		assertThat(UserNameRule.violation("")).isPresent();
		assertThat(UserNameRule.violation("ab")).isPresent();
		assertThat(UserNameRule.violation("a".repeat(30))).isEmpty();
		assertThat(UserNameRule.violation("a".repeat(31))).isPresent();
		assertThat(UserNameRule.violation("\ud801\udc00".repeat(30))).isEmpty();
		assertThat(UserNameRule.violation("\ud801\udc00".repeat(31))).isPresent();
		assertThat(UserNameRule.violation("e\u0301".repeat(30))).isEmpty();
		assertThat(UserNameRule.violation("e\u0301".repeat(2))).isPresent();
		assertThat(UserNameRule.violation("\u0958".repeat(15))).isEmpty();
		assertThat(UserNameRule.violation("\u0958".repeat(16))).isPresent();
		assertThat(UserNameRule.violation("\u1f82".repeat(30))).isEmpty();
		assertThat(UserNameRule.violation("\u03b1\u0313\u0300\u0345".repeat(30))).isEmpty();
	}

	@Test
	void refusesHugeNames() {
		assertThat(UserNameRule.violation("a".repeat(100_000))).isPresent();
		assertThat(UserNameRule.violation("e" + "\u0301".repeat(1_000_000))).isPresent();
	}

}
