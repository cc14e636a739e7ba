package io.tweebyte.shared.interaction;

import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Degraded;

/** A tweet whose interactions the reader may read, with at least its id. */
public record ReadableTweet(TweetSummary tweet, boolean stored) {

	public static ReadableTweet of(UUID tweetId, boolean stored) {
		return new ReadableTweet(new TweetSummary(tweetId, null, null, null), stored);
	}

	public List<Degraded> missing(boolean users) {
		return missing(users, !this.stored);
	}

	public static List<Degraded> missing(boolean users, boolean tweets) {
		return Stream.of(users ? null : Degraded.USERS, tweets ? null : Degraded.TWEETS)
			.filter(Objects::nonNull)
			.toList();
	}

}
