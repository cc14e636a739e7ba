package io.tweebyte.interaction.entity;

import java.time.Instant;
import java.util.UUID;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/**
 * What queries call the table of retweets.
 */
@Entity
@Table(name = "retweets")
class RetweetEntity {

	@Id
	@Column(name = "id")
	private UUID id;

	@Column(name = "user_id")
	private UUID userId;

	@Column(name = "tweet_id")
	private UUID tweetId;

	@Column(name = "tweet_author_id")
	private UUID tweetAuthorId;

	@Column(name = "content")
	private String content;

	@Column(name = "created_at")
	private Instant createdAt;

}
