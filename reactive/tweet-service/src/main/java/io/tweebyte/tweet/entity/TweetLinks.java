package io.tweebyte.tweet.entity;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.contracts.text.TweetTokens;
import io.tweebyte.contracts.text.TweetTokens.Token;

/**
 * What the text of a tweet leads to: its hashtags, and the users it names.
 *
 * @param hashtags its hashtags, in the order of the text
 * @param names the names to store, in the order of the text
 * @param users the users that have the names, by key of the name; fewer than names while
 * the user service is out
 * @param counted whether its hashtags count as popular: the author was public
 * @param resolveAt when the user service is asked again, null when nothing is open
 */
public record TweetLinks(List<Token> hashtags, List<Token> names, Map<String, UUID> users, boolean counted,
		Instant resolveAt) {

	/** The links of a text without any. */
	public static final TweetLinks NONE = new TweetLinks(List.of(), List.of(), Map.of(), false, null);

	/**
	 * The links of a text about which the user service has told all.
	 * @param counted whether the author is public
	 */
	public static TweetLinks resolved(TweetTokens tokens, Map<String, UUID> users, boolean counted) {
		List<Token> names = tokens.names().stream().filter((name) -> users.containsKey(name.key())).toList();
		return new TweetLinks(tokens.hashtags(), names, users, counted, null);
	}

	/**
	 * The links of a text while the user service is out.
	 * @param now when it is to be asked again
	 */
	public static TweetLinks pending(TweetTokens tokens, Instant now) {
		return new TweetLinks(tokens.hashtags(), tokens.names(), Map.of(), false, now);
	}

	/**
	 * Tells whether there is anything to store.
	 * @return whether the text has a hashtag or a name
	 */
	public boolean isEmpty() {
		return this.hashtags.isEmpty() && this.names.isEmpty();
	}

	/**
	 * Tells whether all is known.
	 * @return false while the user service must be asked again
	 */
	public boolean isResolved() {
		return this.resolveAt == null;
	}

}
