package io.tweebyte.contracts.feed;

/**
 * What was posted behind the client's last event is not known any more, so tweets may be
 * missing before this event: the data of an event named {@code reset}.
 *
 * @param detail what the client should do
 */
public record FeedReset(String detail) {

	/** The only one there is. */
	public static final FeedReset MISSING = new FeedReset("Tweets may be missing. Read the feed.");

}
