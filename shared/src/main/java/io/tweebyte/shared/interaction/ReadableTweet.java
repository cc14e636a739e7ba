package io.tweebyte.shared.interaction;

import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Degraded;

/**
 * A tweet whose interactions are read, with at least its id. If {@code decided}, the
 * reader may read them; otherwise its author decides.
 */
public record ReadableTweet(TweetSummary tweet, boolean decided, boolean stored) {

	/** The author may be null. */
	public static ReadableTweet of(UUID tweetId, UUID authorId, boolean decided, boolean stored) {
		return new ReadableTweet(new TweetSummary(tweetId, authorId, null, null), decided, stored);
	}

	public List<Degraded> missing(boolean users) {
		return missing(users, !this.stored);
	}

	public static List<Degraded> missing(boolean users, boolean tweets) {
		return Stream.of(users ? null : Degraded.USERS, tweets ? null : Degraded.TWEETS)
			.filter(Objects::nonNull)
			.toList();
	}

	public TweetSummary shown() {
		return (this.tweet.content() != null) ? this.tweet : new TweetSummary(this.tweet.id(), null, null, null);
	}

}
