package io.tweebyte.interaction.entity;

import java.time.Instant;
import java.util.UUID;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/**
 * What queries call the table of likes. No whole row is ever read, so its key need not be
 * told.
 */
@Entity
@Table(name = "likes")
class LikeEntity {

	@Id
	@Column(name = "id")
	private UUID id;

	@Column(name = "user_id")
	private UUID userId;

	@Column(name = "thing_type")
	private String thingType;

	@Column(name = "thing_id")
	private UUID thingId;

	@Column(name = "tweet_author_id")
	private UUID tweetAuthorId;

	@Column(name = "created_at")
	private Instant createdAt;

}
