package io.tweebyte.feed;

import java.util.Comparator;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;

/**
 * A place in the log of posted tweets, behind one of them: the id of an event.
 *
 * @param log the id of the log
 * @param number of the transaction that posted the tweet
 * @param tweetId orders the tweets of one transaction, as PostgreSQL does
 */
public record FeedPosition(String log, long number, UUID tweetId) implements Comparable<FeedPosition> {

	/** Comes behind each tweet of its transaction. */
	static final UUID LAST = new UUID(-1, -1);

	private static final String FORMAT = "1";

	private static final int PARTS = 4;

	private static final Comparator<FeedPosition> ORDER = Comparator.comparingLong(FeedPosition::number)
		.thenComparing(FeedPosition::tweetId, Identifiers.ORDER);

	/** Reads the id of an event, which is well-formed. */
	public static FeedPosition parse(String id) {
		String[] parts = id.split("\\.", PARTS);
		return new FeedPosition(parts[1], Long.parseLong(parts[2]), UUID.fromString(parts[3]));
	}

	/** Positions of different logs have no order. */
	@Override
	public int compareTo(FeedPosition other) {
		return ORDER.compare(this, other);
	}

	/** Returns the id of an event. */
	@Override
	public String toString() {
		return String.join(".", FORMAT, this.log, Long.toString(this.number), this.tweetId.toString());
	}

}
