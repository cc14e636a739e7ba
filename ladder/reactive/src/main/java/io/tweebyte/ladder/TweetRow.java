package io.tweebyte.ladder;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.Hashtag;
import io.tweebyte.contracts.tweet.Mention;
import io.tweebyte.contracts.tweet.TweetDetails;

import org.springframework.data.annotation.Id;
import org.springframework.data.relational.core.mapping.Table;

/**
 * A tweet as it is stored.
 *
 * @param id the tweet's id
 * @param userId the author
 * @param content the text
 * @param createdAt when it was posted
 * @param updatedAt when it was last edited, null when never
 * @param version 1 when posted, one more with each edit
 * @param hasTokens whether it may have hashtags or mentions
 */
@Table("tweets")
public record TweetRow(@Id UUID id, UUID userId, String content, Instant createdAt, Instant updatedAt, int version,
		boolean hasTokens) {

	/** The full form, as clients see it. */
	TweetDetails details(List<Mention> mentions, List<Hashtag> hashtags, TweetInteractions interactions) {
		return new TweetDetails(this.id, this.userId, this.content, this.createdAt, this.updatedAt, this.version,
				interactions.likesCount(), interactions.repliesCount(), interactions.retweetsCount(),
				interactions.topReply(), mentions, hashtags, null, null);
	}

}
