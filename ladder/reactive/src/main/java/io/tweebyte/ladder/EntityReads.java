package io.tweebyte.ladder;

import java.util.UUID;

import reactor.core.publisher.Flux;

import org.springframework.stereotype.Component;

/**
 * Has repositories map every row.
 */
@Component
class EntityReads implements PageReads {

	private final TweetRepository tweets;

	private final MentionRepository mentions;

	private final HashtagRepository hashtags;

	EntityReads(TweetRepository tweets, MentionRepository mentions, HashtagRepository hashtags) {
		this.tweets = tweets;
		this.mentions = mentions;
		this.hashtags = hashtags;
	}

	@Override
	public Flux<TweetRow> tweets(UUID userId, int limit) {
		return this.tweets.findOfUser(userId, limit);
	}

	@Override
	public Flux<MentionRow> mentions(UUID[] tweetIds) {
		return this.mentions.findOfTweets(tweetIds);
	}

	@Override
	public Flux<HashtagRow> hashtags(UUID[] tweetIds) {
		return this.hashtags.findOfTweets(tweetIds);
	}

}
