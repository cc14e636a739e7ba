package io.tweebyte.ladder;

import java.util.List;
import java.util.UUID;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Component;

/**
 * Has every row made into an entity.
 */
@Component
class EntityReads implements PageReads {

	private final TweetRepository tweets;

	private final TokenRepository tokens;

	EntityReads(TweetRepository tweets, TokenRepository tokens) {
		this.tweets = tweets;
		this.tokens = tokens;
	}

	@Override
	public List<TweetRow> tweets(UUID userId, int limit) {
		return this.tweets.findEntities(userId, Limit.of(limit)).stream().map(TweetEntity::row).toList();
	}

	@Override
	public List<MentionRow> mentions(UUID[] tweetIds) {
		return this.tokens.findMentionEntities(tweetIds).stream().map(MentionEntity::row).toList();
	}

	@Override
	public List<HashtagRow> hashtags(UUID[] tweetIds) {
		return this.tokens.findHashtagEntities(tweetIds).stream().map(HashtagLinkEntity::row).toList();
	}

}
