package io.tweebyte.ladder;

import java.util.List;
import java.util.UUID;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Component;

/**
 * Has queries make the rows, without entities.
 */
@Component
class ProjectedReads implements PageReads {

	private final TweetRepository tweets;

	private final TokenRepository tokens;

	ProjectedReads(TweetRepository tweets, TokenRepository tokens) {
		this.tweets = tweets;
		this.tokens = tokens;
	}

	@Override
	public List<TweetRow> tweets(UUID userId, int limit) {
		return this.tweets.findRows(userId, Limit.of(limit));
	}

	@Override
	public List<MentionRow> mentions(UUID[] tweetIds) {
		return this.tokens.findMentionRows(tweetIds);
	}

	@Override
	public List<HashtagRow> hashtags(UUID[] tweetIds) {
		return this.tokens.findHashtagRows(tweetIds);
	}

}
