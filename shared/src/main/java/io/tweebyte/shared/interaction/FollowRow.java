package io.tweebyte.shared.interaction;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.tweebyte.contracts.interaction.Follow;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.contracts.page.Listed;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.user.KnownUsers;

/** The status is the name of a {@code FollowStatus}, as a native query reads it. */
public record FollowRow(UUID id, UUID followerId, UUID followedId, Instant createdAt, String status) implements Listed {

	public UUID other(UUID userId) {
		return userId.equals(this.followerId) ? this.followedId : this.followerId;
	}

	/** Creates the items of a user's list, with the other users who may be listed. */
	public static Partial<List<Follow>> items(List<FollowRow> rows, UUID userId, KnownUsers users, Set<UUID> listed) {
		List<Follow> items = rows.stream()
			.filter((row) -> listed.contains(row.other(userId)))
			.map((row) -> new Follow(row.id, users.name(row.other(userId)), row.followerId, row.followedId,
					row.createdAt, FollowStatus.valueOf(row.status)))
			.toList();
		return new Partial<>(items, users.missing());
	}

	/** Counts of a user's accepted follows. */
	public record UserCounts(int followers, int following) {

		/** The counts of a user without a row. */
		public static final UserCounts NONE = new UserCounts(0, 0);

		/** Fails with 404 when the user does not exist. */
		public Partial<UserCounts> of(UUID userId, KnownUsers users) {
			if (users.isUndecided(userId)) {
				return new Partial<>(this, List.of(Degraded.USERS));
			}
			users.get(userId);
			return Partial.whole(this);
		}

	}

}
