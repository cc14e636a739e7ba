package io.tweebyte.feed;

import java.util.List;

/**
 * Tweets of the log without a gap.
 *
 * @param end the position behind all of them, and behind what is not among them
 * @param isLast whether nothing more was posted until now
 */
public record LivePart(List<PostedTweet> tweets, FeedPosition end, boolean isLast) {

	/**
	 * Returns what a statement has found.
	 * @param head as far as it looked
	 * @param limit how many it returns at most
	 */
	public static LivePart of(List<PostedTweet> tweets, LogHead head, int limit) {
		boolean isLast = tweets.size() < limit;
		return new LivePart(tweets, isLast ? head.position() : tweets.getLast().position(head.id()), isLast);
	}
}
