package io.tweebyte.contracts.validation;

import java.util.Optional;

import io.tweebyte.contracts.text.TweetTokens;

/**
 * What a hashtag must be that somebody looks for.
 */
public final class HashtagRule {

	/** What is said of a text that cannot be a hashtag. */
	public static final String SENTENCE = "must be a hashtag without '#': letters, marks, digits and '_', "
			+ "at least one of them a letter.";

	private HashtagRule() {
	}

	/**
	 * Checks a hashtag.
	 * @param tag the hashtag without the number sign, in any case
	 * @return the violation, or empty
	 */
	public static Optional<String> violation(String tag) {
		return TweetTokens.isHashtag(tag) ? Optional.empty() : Optional.of(SENTENCE);
	}

}
