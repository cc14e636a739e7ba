package io.tweebyte.contracts.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.contracts.validation.UserName;

/**
 * The hashtags and the names of users in a text, each once, in the order of the text. A
 * name need not be that of a user.
 */
public record TweetTokens(List<Token> hashtags, List<Token> names) {

	private static final int MIN_ON_PAGE = 500;

	private static final int EACH_ON_PAGE = 5;

	/** As long as the longest tweet without the number sign. */
	private static final int MAX_TAG = TweetRequest.MAX - 1;

	private static final String WORD = "\\p{L}\\p{M}\\p{Nd}_";

	private static final String TAG = "((?:[\\p{L}\\p{M}][\\u200c\\u200d](?=\\p{L})|[" + WORD + "])++)";

	private static final Pattern WHOLE_TAG = Pattern.compile(TAG);

	private static final Pattern HASHTAG = Pattern.compile("#" + TAG);

	private static final Pattern NAME = Pattern.compile("@([" + WORD + ".-]*[" + WORD + "])");

	private static final Pattern WORD_CHARACTER = Pattern.compile("[" + WORD + "]");

	public static TweetTokens of(String content) {
		return new TweetTokens(find(HASHTAG, content, TweetTokens::isTag, Folding::fold),
				find(NAME, content, TweetTokens::isName, NameKey::of));
	}

	public static int countAtMost(String content) {
		int signs = 0;
		// a stream took 3 % of the CPU of a page of 1,000 tweets for this
		for (int i = 0; i < content.length(); i++) {
			char character = content.charAt(i);
			signs += (character == '#' || character == '@') ? 1 : 0;
		}
		return signs;
	}

	/**
	 * Limits how many hashtags and names the tweets of a page have together: five per
	 * tweet, but at least 500. A tweet may have one for each three of its characters. The
	 * objects of a hundred such tweets would take all memory of a service that reads many
	 * such pages at once.
	 */
	public static int maxOnPage(int limit) {
		return Math.max(MIN_ON_PAGE, EACH_ON_PAGE * limit);
	}

	private static List<Token> find(Pattern pattern, String content, Predicate<String> rule,
			UnaryOperator<String> keys) {
		Map<String, Token> found = new LinkedHashMap<>();
		Matcher matcher = pattern.matcher(content);
		while (matcher.find()) {
			String text = Folding.normalise(matcher.group(1));
			if (!isAfterWord(content, matcher.start()) && rule.test(text)) {
				String key = keys.apply(text);
				found.putIfAbsent(key, new Token(text, key));
			}
		}
		return List.copyOf(found.values());
	}

	// not a look-behind of the pattern: that would see half of a character beyond U+FFFF
	private static boolean isAfterWord(String content, int index) {
		return index > 0 && WORD_CHARACTER.matcher(Character.toString(content.codePointBefore(index))).matches();
	}

	// in NFC a tag may be longer than in its tweet
	private static boolean isTag(String tag) {
		return PlainText.length(tag) <= MAX_TAG && tag.codePoints().anyMatch(Character::isLetter);
	}

	private static boolean isName(String name) {
		int length = PlainText.length(name);
		char first = name.charAt(0);
		return length >= UserName.MIN && length <= UserName.MAX && first != '.' && first != '-'
				&& NameKey.isAllowed(NameKey.of(name));
	}

	/** Returns whether a text would be a hashtag after a number sign. */
	public static boolean isHashtag(String tag) {
		return WHOLE_TAG.matcher(tag).matches() && isTag(tag);
	}

	public boolean isEmpty() {
		return this.hashtags.isEmpty() && this.names.isEmpty();
	}

	/**
	 * A hashtag or a name: its text in NFC without the sign, and the key by which it is
	 * compared, which is the folded text of a hashtag and the {@link NameKey} of a name.
	 */
	public record Token(String text, String key) {
	}

}
