package io.tweebyte.interaction.entity;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Degraded;

/**
 * A tweet of which somebody reads what others made of it.
 *
 * @param tweet the tweet; with what is known of it, at least the id
 * @param decided whether it is settled that the reader may; otherwise its author decides
 */
public record ReadableTweet(TweetSummary tweet, boolean decided, boolean stored) {

	/**
	 * A tweet of which the author alone is known.
	 * @param authorId the author, or null
	 * @param decided whether it is settled that the reader may
	 */
	public static ReadableTweet of(UUID tweetId, UUID authorId, boolean decided, boolean stored) {
		return new ReadableTweet(new TweetSummary(tweetId, authorId, null, null), decided, stored);
	}

	/**
	 * Lists what is missing.
	 * @return the parts, none when the answer is whole
	 */
	public List<Degraded> missing(boolean users) {
		return missing(users, !this.stored);
	}

	/**
	 * Lists what is missing.
	 * @return the parts, none when the answer is whole
	 */
	public static List<Degraded> missing(boolean users, boolean tweets) {
		List<Degraded> missing = new ArrayList<>();
		if (!users) {
			missing.add(Degraded.USERS);
		}
		if (!tweets) {
			missing.add(Degraded.TWEETS);
		}
		return missing;
	}

	/**
	 * The tweet as lists show it.
	 */
	public TweetSummary shown() {
		return (this.tweet.content() != null) ? this.tweet : new TweetSummary(this.tweet.id(), null, null, null);
	}

}
