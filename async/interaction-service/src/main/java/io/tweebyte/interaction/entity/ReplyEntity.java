package io.tweebyte.interaction.entity;

import java.time.Instant;
import java.util.UUID;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/**
 * What queries call the table of replies.
 */
@Entity
@Table(name = "replies")
class ReplyEntity {

	@Id
	@Column(name = "id")
	private UUID id;

	@Column(name = "tweet_id")
	private UUID tweetId;

	@Column(name = "tweet_author_id")
	private UUID tweetAuthorId;

	@Column(name = "user_id")
	private UUID userId;

	@Column(name = "content")
	private String content;

	@Column(name = "created_at")
	private Instant createdAt;

	@Column(name = "likes_count")
	private int likesCount;

}
