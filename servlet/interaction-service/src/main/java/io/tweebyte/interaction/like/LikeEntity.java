package io.tweebyte.interaction.like;

import java.time.Instant;
import java.util.UUID;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** The key is user, type and thing; the id is for clients. */
@Entity
@Table(name = "likes")
class LikeEntity {

	@Id
	private UUID id;

	private UUID userId;

	private String thingType;

	private UUID thingId;

	private UUID tweetAuthorId;

	private Instant createdAt;

}
