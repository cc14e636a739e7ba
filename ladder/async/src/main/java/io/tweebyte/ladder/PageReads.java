package io.tweebyte.ladder;

import java.util.List;
import java.util.UUID;

/**
 * The three statements for a page of tweets.
 */
interface PageReads {

	List<TweetRow> tweets(UUID userId, int limit);

	List<MentionRow> mentions(UUID[] tweetIds);

	List<HashtagRow> hashtags(UUID[] tweetIds);

}
