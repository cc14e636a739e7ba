package io.tweebyte.tweet.entity;

import java.time.Instant;
import java.util.UUID;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/**
 * The table of tweets, for queries. Nothing is loaded as such an entity: reads take the
 * columns they need, writes are statements.
 */
@Entity
@Table(name = "tweets")
public class TweetEntity {

	@Id
	@Column(name = "id")
	private UUID id;

	@Column(name = "user_id")
	private UUID userId;

	@Column(name = "content")
	private String content;

	@Column(name = "content_key")
	private String contentKey;

	@Column(name = "created_at")
	private Instant createdAt;

	@Column(name = "updated_at")
	private Instant updatedAt;

	@Column(name = "version")
	private int version;

	@Column(name = "has_tokens")
	private boolean hasTokens;

	protected TweetEntity() {
		// model: Hibernate wants to be able to make one
	}

}
