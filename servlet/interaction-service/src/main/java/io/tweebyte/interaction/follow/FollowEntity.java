package io.tweebyte.interaction.follow;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.interaction.FollowStatus;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Transient;

import org.springframework.data.domain.Persistable;

@Entity
@Table(name = "follows")
public class FollowEntity implements Persistable<UUID> {

	@Id
	private UUID id;

	private UUID followerId;

	private UUID followedId;

	@Enumerated(EnumType.STRING)
	private FollowStatus status;

	private Instant createdAt;

	private Instant statusSince;

	@Transient
	private boolean isNew;

	protected FollowEntity() {
	}

	public FollowEntity(UUID id, UUID followerId, UUID followedId, FollowStatus status, Instant createdAt) {
		this.id = id;
		this.followerId = followerId;
		this.followedId = followedId;
		this.status = status;
		this.createdAt = createdAt;
		this.statusSince = createdAt;
		this.isNew = true;
	}

	public void setStatus(FollowStatus status, Instant since) {
		this.status = status;
		this.statusSince = since;
	}

	@Override
	public UUID getId() {
		return this.id;
	}

	@Override
	public boolean isNew() {
		return this.isNew;
	}

	public UUID getFollowerId() {
		return this.followerId;
	}

	public UUID getFollowedId() {
		return this.followedId;
	}

	public FollowStatus getStatus() {
		return this.status;
	}

	public Instant getStatusSince() {
		return this.statusSince;
	}

}
