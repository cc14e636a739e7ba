package io.tweebyte.contracts.text;

import java.util.List;

import io.tweebyte.contracts.text.TweetTokens.Token;
import io.tweebyte.contracts.tweet.TweetRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class TweetTokensTests {

	private static final int LONGEST_TAG = TweetRequest.MAX - 1;

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			java | #java is fine
			Java | I like #Java, #java and #JAVA
			a | #a#b
			'' | a#b
			'' | _#b
			'' | 1#b
			'' | é#b
			b | ##b
			b | (#b)
			b | #b.c
			a | #a-b
			a_b | #a_b
			'' | #_
			'' | #123
			1a | #1a
			_a | #_a
			'' | # a
			'' | #
			'' | end with #
			a b c | #a #b #c
			مرحبا_بالعالم | #مرحبا_بالعالم
			हिन्दी | #हिन्दी
			中文 日本語 | #中文 #日本語
			𝒜𝒷 | #𝒜𝒷
			'' | 𝒜#b
			b | 😀#b
			'' | #😀
			a | #a😀
			'' | #٣
			'' | #²
			a | #a²
			'' | ＃a
			'' | &#39;
			""")
	void findsHashtags(String tags, String content) {
		assertThat(String.join(" ", texts(TweetTokens.of(content).hashtags()))).isEqualTo(tags);
	}

	@ParameterizedTest
	@CsvSource({
			"#\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645, \u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
			"#\u0915\u094d\u200d\u0937, \u0915\u094d\u200d\u0937", "#a\u200db, a\u200db", "#a\u200d, a",
			"#a\u200d\u200db, a", "#a\u200d1, a", "#1\u200da, ''", "#\u200da, ''", "#a_\u200db, a_",
			"#a\u200cb, a\u200cb", "#a\u200bb, a", "#a\u00adb, a" })
	void joinsLettersOnly(String content, String tag) {
		assertThat(String.join(" ", texts(TweetTokens.of(content).hashtags()))).isEqualTo(tag);
	}

	@Test
	void countsAtLeastAsManyAsThereAre() {
		assertThat(TweetTokens.countAtMost("no tokens")).isZero();
		assertThat(TweetTokens.countAtMost("#a #a @bob a#b # @")).isEqualTo(6);
	}

	@Test
	void comparesHashtagsFolded() {
		List<Token> tags = TweetTokens.of("#Caf\u00e9 #cafe\u0301 #CAFE\u0301 #Stra\u00dfe").hashtags();

		assertThat(texts(tags)).containsExactly("Caf\u00e9", "Stra\u00dfe");
		assertThat(tags).extracting(Token::key).containsExactly("caf\u00e9", "stra\u00dfe");
		assertThat(texts(TweetTokens.of("#e\u0301t\u00e9").hashtags())).containsExactly("\u00e9t\u00e9");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			ada | @ada says hello
			Ada | hello @Ada.
			ada | hello @ada-
			ada | hello @ada.-.
			a.b-c_d | @a.b-c_d
			ada bob | @ada, @bob! @ADA
			'' | a@example.org
			'' | _@ada
			'' | é@ada
			ada | @@ada
			ada | .@ada
			ada bob | @ada.@bob
			ada | @ada@bob
			'' | @.ada
			'' | @-ada
			_ada | @_ada
			'' | @ab
			'' | @ab.
			'' | @
			'' | @ ada
			Zoë 李小龙 Жук | @Zoë @李小龙 @Жук
			𝒜𝒷𝒸 | @𝒜𝒷𝒸
			'' | @𝒜𝒷
			'' | #tag@ada
			ada | 😀@ada
			a12345678901234567890123456789 | @a12345678901234567890123456789
			'' | @a123456789012345678901234567890
			""")
	void findsNames(String names, String content) {
		assertThat(String.join(" ", texts(TweetTokens.of(content).names()))).isEqualTo(names);
	}

	@Test
	void normalisesAndFoldsNames() {
		assertThat(TweetTokens.of("@Zoe\u0308 @ZO\u00cb").names()).containsExactly(new Token("Zo\u00eb", "zo\u00eb"));
	}

	@Test
	void comparesNamesByTheirKey() {
		assertThat(TweetTokens.of("@Stra\u00dfe @STRASSE \uff20ada @\uff21\uff24\uff21 @ada").names())
			.containsExactly(new Token("Stra\u00dfe", "strasse"), new Token("\uff21\uff24\uff21", "ada"));
	}

	@Test
	void readsNamesWithMarks() {
		String name = "\u0928\u092e\u0938\u094d\u0924\u0947";
		assertThat(TweetTokens.of("hello @" + name + ", @x\u0332y\u0332z\u0332!").names())
			.containsExactly(new Token(name, name), new Token("x\u0332y\u0332z\u0332", "x\u0332y\u0332z\u0332"));
	}

	@Test
	void leavesOutNamesWhoseKeyNoUserHas() {
		assertThat(TweetTokens.of("@\u3131\u314f\u3134 and @" + "\ufdfa".repeat(6)).names()).isEmpty();
	}

	@Test
	void knowsWhenThereIsNothing() {
		assertThat(TweetTokens.of("nothing # @ to find").isEmpty()).isTrue();
		assertThat(TweetTokens.of("a #tag").isEmpty()).isFalse();
		assertThat(TweetTokens.of("a @name").isEmpty()).isFalse();
	}

	@Test
	void readsTheFullestTweet() {
		TweetTokens tokens = TweetTokens.of("#a ".repeat(90) + "#" + "b".repeat(9));
		assertThat(texts(tokens.hashtags())).containsExactly("a", "bbbbbbbbb");
		assertThat(texts(TweetTokens.of("#" + "\ud835\udc9c".repeat(LONGEST_TAG)).hashtags()))
			.containsExactly("\ud835\udc9c".repeat(LONGEST_TAG));
	}

	@ParameterizedTest
	@ValueSource(strings = { "a", "Java", "1a", "_a", "हिन्दी", "a\u200db" })
	void knowsAHashtagByItself(String tag) {
		assertThat(TweetTokens.isHashtag(tag)).isTrue();
		assertThat(texts(TweetTokens.of("#" + tag).hashtags())).containsExactly(tag);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "1", "_", "#a", "a b", "a-b", "a\u200d", "😀", "a😀" })
	void knowsWhatIsNoHashtag(String tag) {
		assertThat(TweetTokens.isHashtag(tag)).isFalse();
	}

	@Test
	void knowsNoHashtagLongerThanATweet() {
		assertThat(TweetTokens.isHashtag("\ud835\udc9c".repeat(LONGEST_TAG))).isTrue();
		assertThat(TweetTokens.isHashtag("a".repeat(LONGEST_TAG + 1))).isFalse();
		assertThat(TweetTokens.isHashtag("a".repeat(100_000))).isFalse();
	}

	@Test
	void takesATagForTextThatNormalisationMakesLongerThanATweet() {
		assertThat(TweetTokens.of("#" + "\u0958".repeat(LONGEST_TAG / 2 + 1)).isEmpty()).isTrue();
		assertThat(TweetTokens.of("#" + "\ufb2c".repeat(LONGEST_TAG / 3 + 1) + " #tag").hashtags()).hasSize(1);
		assertThat(texts(TweetTokens.of("#" + "\u0958".repeat(LONGEST_TAG / 2)).hashtags()))
			.containsExactly("\u0915\u093c".repeat(LONGEST_TAG / 2));
	}

	@ParameterizedTest
	@CsvSource({ "1, 500", "100, 500", "101, 505", "1000, 5000" })
	void limitsHowManyAPageHas(int limit, int most) {
		assertThat(TweetTokens.maxOnPage(limit)).isEqualTo(most);
	}

	private static List<String> texts(List<Token> tokens) {
		return tokens.stream().map(Token::text).toList();
	}

}
