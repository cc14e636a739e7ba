package io.tweebyte.ladder;

import java.util.UUID;

import reactor.core.publisher.Flux;

/**
 * The three statements for a page of tweets.
 */
interface PageReads {

	Flux<TweetRow> tweets(UUID userId, int limit);

	Flux<MentionRow> mentions(UUID[] tweetIds);

	Flux<HashtagRow> hashtags(UUID[] tweetIds);

}
