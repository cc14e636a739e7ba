package io.tweebyte.contracts.validation;

import java.util.Optional;

import io.tweebyte.contracts.text.PlainText;

/**
 * What the text of a tweet, a reply or a retweet must be.
 */
public final class ContentRule {

	/** What is said of a tweet that breaks the rule. */
	public static final String TWEET_SENTENCE = "must have 10 to 280 characters, not white space alone, "
			+ "and no control characters but newline and tab.";

	/** What is said of a reply or the text of a retweet that breaks the rule. */
	public static final String REPLY_SENTENCE = "must have 1 to 280 characters, not white space alone, "
			+ "and no control characters but newline and tab.";

	private static final int TWEET_MIN = 10;

	private static final int MAX = 280;

	private ContentRule() {
	}

	/**
	 * Checks a tweet.
	 * @return the violation, or empty
	 */
	public static Optional<String> tweetViolation(String content) {
		return isText(content, TWEET_MIN) ? Optional.empty() : Optional.of(TWEET_SENTENCE);
	}

	/**
	 * Checks a reply, or the text of a retweet.
	 * @return the violation, or empty
	 */
	public static Optional<String> replyViolation(String content) {
		return isText(content, 1) ? Optional.empty() : Optional.of(REPLY_SENTENCE);
	}

	private static boolean isText(String content, int min) {
		int length = PlainText.length(content);
		return length >= min && length <= MAX && !PlainText.isBlank(content)
				&& !PlainText.hasForbiddenCharacter(content);
	}

}
