package io.tweebyte.tweet.entity;

import java.io.Serializable;
import java.util.UUID;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;

/**
 * The table of mentions, for queries.
 */
@Entity
@Table(name = "mentions")
@IdClass(MentionEntity.Key.class)
public class MentionEntity {

	@Id
	@Column(name = "tweet_id")
	private UUID tweetId;

	@Id
	@Column(name = "position")
	private short position;

	@Column(name = "user_id")
	private UUID userId;

	@Column(name = "text")
	private String text;

	protected MentionEntity() {
		// model: Hibernate wants to be able to make one
	}

	/**
	 * Which mention of which tweet.
	 */
	public record Key(UUID tweetId, short position) implements Serializable {
	}

}
