package io.tweebyte.feed;

import java.time.Duration;

import io.tweebyte.contracts.tweet.TweetSummary;

/** What a live feed sends. */
public sealed interface FeedSignal {

	/** Returns whether nothing follows. */
	default boolean isLast() {
		return false;
	}

	/**
	 * The stream is open.
	 *
	 * @param retry after which a client should connect again when the stream breaks
	 */
	record Open(FeedPosition position, Duration retry) implements FeedSignal {
	}

	/** A tweet was posted. */
	record Tweet(FeedPosition position, TweetSummary tweet) implements FeedSignal {
	}

	/** Nothing was posted for a while up to a position. */
	record Heartbeat(FeedPosition position) implements FeedSignal {
	}

	/** Tweets before a position may be missing. */
	record Reset(FeedPosition position) implements FeedSignal {
	}

	/** The end, with its reason. */
	record End(String reason) implements FeedSignal {

		@Override
		public boolean isLast() {
			return true;
		}

	}

}
