package io.tweebyte.contracts.validation;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class UserNameTests {

	@ParameterizedTest
	@ValueSource(strings = { "abc", "Ada_Lovelace", "_a_", "a.b", "a-b", "a.-b", "123", "\u00e9\u00e8\u00ea",
			"\u0416\u0443\u043a", "\u4f60\u597d\u5417", "\u0928\u092e\u0938\u094d\u0924\u0947", "\u0661\u0662\u0663",
			"\ud801\udc00\ud801\udc01\ud801\udc02", "a\u0301bc" })
	void takesLettersMarksAndDigitsOfAllScripts(String name) {
		assertThat(violations(name)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { ".abc", "abc.", "-abc", "abc-", "...", "---" })
	void refusesDotsAndDashesAtTheEdges(String name) {
		assertThat(violations(name)).containsExactly(UserName.MESSAGE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "a b", " abc", "abc ", "a@b", "a/b", "a%b", "a\nb", "abc\n", "a\u0000b", "a\u200bb",
			"a\u202eb", "<script>", "a'b", "a\\b", "\ud83d\ude00\ud83d\ude00\ud83d\ude00", "ab\ud83d", "a\u00a0b",
			"a#b", "\u2160\u2160\u2160" })
	void refusesOtherCharacters(String name) {
		assertThat(violations(name)).containsExactly(UserName.MESSAGE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "ada\u034fb", "ada\u115f", "ada\u1160", "ada\u3164", "ada\uffa0", "ada\u17b4", "ada\u180b",
			"ada\u180f", "ada\ufe00", "ada\ufe0f", "ada\udb40\udd00", "\u3164\u3164\u3164", "ad\u00ada", "ad\u200ca",
			"ad\u200da" })
	void refusesWhatIsNotShown(String name) {
		assertThat(violations(name)).containsExactly(UserName.MESSAGE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "\u0301ada", "1\u0308ada", "_\u0308ada", "a.\u0308b", "ada\u0332\u0332\u0332\u0332",
			"ada\u0332\u0332\u0332\u0332b", "\u0332\u0332\u0332", "1\u20e3ab" })
	void refusesMarksThatFollowNoLetterOrTooMany(String name) {
		assertThat(violations(name)).containsExactly(UserName.MESSAGE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "ada\u0332\u0332\u0332", "a\u0332\u0332\u0332b\u0332\u0332\u0332",
			"e\u0301\u0332\u0332\u0332ab", "\u0e01\u0e33\u0e25", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05dd",
			"x\u0332_\u0e01\u0e49.a" })
	void takesUpToThreeMarksAfterALetter(String name) {
		assertThat(violations(name)).isEmpty();
	}

	@Test
	void boundsTheKeyToo() {
		assertThat(violations("\ufb03".repeat(30))).isEmpty();
		assertThat(violations("\ufdfa".repeat(5))).isEmpty();
		assertThat(violations("\ufdfa".repeat(6))).containsExactly(UserName.MESSAGE);
		assertThat(violations("\u3131\u314f\u3134")).containsExactly(UserName.MESSAGE);
	}

	@Test
	void countsCodePointsInNfc() {
		assertThat(violations("")).hasSize(1);
		assertThat(violations("ab")).hasSize(1);
		assertThat(violations("a".repeat(30))).isEmpty();
		assertThat(violations("a".repeat(31))).hasSize(1);
		assertThat(violations("\ud801\udc00".repeat(30))).isEmpty();
		assertThat(violations("\ud801\udc00".repeat(31))).hasSize(1);
		assertThat(violations("e\u0301".repeat(30))).isEmpty();
		assertThat(violations("e\u0301".repeat(2))).hasSize(1);
		assertThat(violations("\u0958".repeat(15))).isEmpty();
		assertThat(violations("\u0958".repeat(16))).hasSize(1);
		assertThat(violations("\u1f82".repeat(30))).isEmpty();
		assertThat(violations("\u03b1\u0313\u0300\u0345".repeat(30))).isEmpty();
	}

	@Test
	void refusesHugeNames() {
		assertThat(violations("a".repeat(100_000))).hasSize(1);
		assertThat(violations("e" + "\u0301".repeat(1_000_000))).hasSize(1);
	}

	@Test
	void takesNull() {
		assertThat(violations(null)).isEmpty();
	}

	private static List<String> violations(String value) {
		return Validation.messages(new Validated(value));
	}

	private record Validated(@UserName String value) {
	}

}
