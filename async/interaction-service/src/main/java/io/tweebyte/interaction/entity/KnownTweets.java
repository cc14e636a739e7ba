package io.tweebyte.interaction.entity;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.tweet.TweetSummary;

/**
 * What is known now of the tweets that an answer needs.
 *
 * @param found those that are known
 * @param complete whether all others do not exist; otherwise nobody can tell
 */
public record KnownTweets(Map<UUID, TweetSummary> found, boolean complete) {

	/**
	 * Finds a tweet.
	 * @return all that is known of it, or nothing when it does not exist
	 */
	public Optional<TweetSummary> find(UUID tweetId) {
		return this.complete ? Optional.ofNullable(this.found.get(tweetId))
				: Optional.of(new TweetSummary(tweetId, null, null, null));
	}

}
