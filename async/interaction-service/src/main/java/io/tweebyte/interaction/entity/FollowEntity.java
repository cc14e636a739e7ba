package io.tweebyte.interaction.entity;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.interaction.FollowStatus;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/**
 * The table of follows, for queries; its rows are read as {@link FollowRow}.
 */
@Entity
@Table(name = "follows")
public class FollowEntity {

	@Id
	@Column(name = "id")
	private UUID id;

	@Column(name = "follower_id")
	private UUID followerId;

	@Column(name = "followed_id")
	private UUID followedId;

	@Enumerated(EnumType.STRING)
	@Column(name = "status")
	private FollowStatus status;

	@Column(name = "created_at")
	private Instant createdAt;

	protected FollowEntity() {
		// Hibernate wants one; nobody makes an entity
	}

}
