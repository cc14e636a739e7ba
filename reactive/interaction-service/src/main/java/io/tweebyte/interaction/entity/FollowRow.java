package io.tweebyte.interaction.entity;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.interaction.FollowStatus;

/**
 * A row of the table of follows.
 *
 * @param createdAt when it was asked for, cut to microseconds
 */
public record FollowRow(UUID id, UUID followerId, UUID followedId, Instant createdAt,
		FollowStatus status) implements ListRow {

	/**
	 * Tells with whom a user has it.
	 * @param userId one party
	 * @return the other party
	 */
	public UUID other(UUID userId) {
		return userId.equals(this.followerId) ? this.followedId : this.followerId;
	}

}
