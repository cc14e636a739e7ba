package io.tweebyte.tweet.entity;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * Tweets with their hashtags and mentions, each of which is read by a statement of its
 * own.
 *
 * @param tweets the tweets
 * @param hashtags the hashtags of those that have tokens
 * @param mentions whom they mention
 */
public record LinkedTweets(List<TweetRow> tweets, List<TokenRow> hashtags, List<TokenRow> mentions) {

	/**
	 * Returns whether all that is known of a tweet is of the same version.
	 * @return false when a tweet was edited or deleted between two statements
	 */
	public boolean isConsistent() {
		return isOfTheirVersions(this.hashtags) && isOfTheirVersions(this.mentions);
	}

	private boolean isOfTheirVersions(List<TokenRow> tokens) {
		Map<UUID, Integer> versions = tokens.stream()
			.collect(Collectors.toMap(TokenRow::tweetId, TokenRow::version, (one, same) -> one));
		return this.tweets.stream()
			.filter(TweetRow::hasTokens)
			.allMatch((tweet) -> versions.getOrDefault(tweet.id(), 0) == tweet.version());
	}

}
