package io.tweebyte.contracts.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The hashtags and the names in a text.
 *
 * @param hashtags what may be found by, each once, in the order of the text
 * @param names what may be names of users, each once, in the order of the text
 */
public record TweetTokens(List<Token> hashtags, List<Token> names) {

	/** As long as the longest tweet without the number sign. */
	private static final int MAX_TAG = 279;

	private static final int MIN_NAME = 3;

	private static final int MAX_NAME = 30;

	private static final String WORD = "\\p{L}\\p{M}\\p{Nd}_";

	private static final String TAG = "((?:[\\p{L}\\p{M}][\\u200c\\u200d](?=\\p{L})|[" + WORD + "])++)";

	private static final Pattern WHOLE_TAG = Pattern.compile(TAG);

	private static final Pattern HASHTAG = Pattern.compile("#" + TAG);

	private static final Pattern NAME = Pattern.compile("@([" + WORD + ".-]*[" + WORD + "])");

	private static final Pattern WORD_CHARACTER = Pattern.compile("[" + WORD + "]");

	/**
	 * Reads a text.
	 * @param content the text of a tweet
	 * @return what is in it
	 */
	public static TweetTokens of(String content) {
		return new TweetTokens(find(HASHTAG, content, TweetTokens::hasLetter),
				find(NAME, content, TweetTokens::isName));
	}

	private static List<Token> find(Pattern pattern, String content, Predicate<String> rule) {
		Map<String, Token> found = new LinkedHashMap<>();
		Matcher matcher = pattern.matcher(content);
		while (matcher.find()) {
			String text = Folding.normalise(matcher.group(1));
			if (!isAfterWord(content, matcher.start()) && rule.test(text)) {
				found.putIfAbsent(Folding.fold(text), new Token(text, Folding.fold(text)));
			}
		}
		return List.copyOf(found.values());
	}

	// not a look-behind of the pattern: that would see half of a character beyond U+FFFF
	private static boolean isAfterWord(String content, int index) {
		return index > 0 && WORD_CHARACTER.matcher(Character.toString(content.codePointBefore(index))).matches();
	}

	private static boolean hasLetter(String tag) {
		return tag.codePoints().anyMatch(Character::isLetter);
	}

	private static boolean isName(String name) {
		int length = PlainText.length(name);
		char first = name.charAt(0);
		return length >= MIN_NAME && length <= MAX_NAME && first != '.' && first != '-';
	}

	/**
	 * Tells whether a text would be a hashtag after a number sign.
	 * @param tag the text
	 * @return whether it is one as a whole
	 */
	public static boolean isHashtag(String tag) {
		return PlainText.length(tag) <= MAX_TAG && WHOLE_TAG.matcher(tag).matches() && hasLetter(tag);
	}

	/**
	 * Tells whether there is nothing in the text.
	 * @return whether both lists are empty
	 */
	public boolean isEmpty() {
		return this.hashtags.isEmpty() && this.names.isEmpty();
	}

	/**
	 * A hashtag or a name.
	 *
	 * @param text as it is written, in NFC, without its sign
	 * @param key folded
	 */
	public record Token(String text, String key) {
	}

}
