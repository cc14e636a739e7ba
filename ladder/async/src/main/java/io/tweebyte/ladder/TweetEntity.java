package io.tweebyte.ladder;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.tweet.Hashtag;
import io.tweebyte.contracts.tweet.Mention;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.Table;
import org.hibernate.annotations.SQLRestriction;

/**
 * A tweet with its mentions and hashtags, which are loaded lazily.
 */
@Entity
@Table(name = "tweets")
public class TweetEntity {

	@Id
	private UUID id;

	private UUID userId;

	private String content;

	private Instant createdAt;

	private Instant updatedAt;

	private int version;

	private boolean hasTokens;

	@OneToMany(fetch = FetchType.LAZY)
	@JoinColumn(name = "tweet_id", insertable = false, updatable = false)
	@OrderBy("position")
	@SQLRestriction("user_id is not null")
	private List<MentionEntity> mentions;

	@OneToMany(fetch = FetchType.LAZY)
	@JoinColumn(name = "tweet_id", insertable = false, updatable = false)
	@OrderBy("position")
	private List<HashtagLinkEntity> hashtags;

	protected TweetEntity() {
	}

	/** What stands in the table of tweets. */
	TweetRow row() {
		return new TweetRow(this.id, this.userId, this.content, this.createdAt, this.updatedAt, this.version,
				this.hasTokens);
	}

	/** Reads the database at the first call only. */
	List<Mention> mentions() {
		return this.mentions.stream().map(MentionEntity::mention).toList();
	}

	/** Reads the database at the first call only. */
	List<Hashtag> hashtags() {
		return this.hashtags.stream().map(HashtagLinkEntity::hashtag).toList();
	}

}
