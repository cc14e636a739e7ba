package io.tweebyte.feed;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.tweet.TweetSummary;

/**
 * A row of the log of posted tweets, with the tweet as it was when the row was read.
 *
 * @param number of the transaction that posted it
 */
public record PostedTweet(long number, UUID id, UUID userId, String content, Instant createdAt) {

	FeedPosition position(String log) {
		return new FeedPosition(log, this.number, this.id);
	}

	boolean isBehind(FeedPosition position) {
		return position(position.log()).compareTo(position) > 0;
	}

	TweetSummary tweet() {
		return new TweetSummary(this.id, this.userId, this.content, this.createdAt);
	}

}
