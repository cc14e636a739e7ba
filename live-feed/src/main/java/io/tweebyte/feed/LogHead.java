package io.tweebyte.feed;

/**
 * How far the log of posted tweets can be read.
 *
 * @param id of the log
 * @param removed rows below this number may have been deleted
 * @param end what is below this number is complete: no transaction will add to it
 */
public record LogHead(String id, long removed, long end) {

	/** Returns the position behind all that is complete. */
	public FeedPosition position() {
		return new FeedPosition(this.id, this.end - 1, FeedPosition.LAST);
	}

	/** Returns whether everything behind a position can still be read. */
	public boolean reaches(FeedPosition position) {
		return position.log().equals(this.id) && position.number() >= this.removed && position.number() < this.end;
	}

}
