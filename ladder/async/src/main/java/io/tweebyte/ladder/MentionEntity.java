package io.tweebyte.ladder;

import java.io.Serializable;
import java.util.UUID;

import io.tweebyte.contracts.tweet.Mention;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;

/**
 * A user whom a tweet names.
 */
@Entity
@Table(name = "mentions")
@IdClass(MentionEntity.Key.class)
public class MentionEntity {

	@Id
	@Column(name = "tweet_id")
	private UUID tweetId;

	@Id
	private short position;

	private UUID userId;

	private String text;

	protected MentionEntity() {
	}

	MentionRow row() {
		return new MentionRow(this.tweetId, this.position, this.userId, this.text);
	}

	Mention mention() {
		return new Mention(this.userId, this.text);
	}

	/**
	 * Which mention of which tweet.
	 *
	 * @param tweetId the tweet
	 * @param position its place among the mentions of the tweet
	 */
	public record Key(UUID tweetId, short position) implements Serializable {
	}

}
