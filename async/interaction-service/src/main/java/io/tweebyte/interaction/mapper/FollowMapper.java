package io.tweebyte.interaction.mapper;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.Follow;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.interaction.entity.FollowRow;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.entity.ListItem;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;

/**
 * Turns follows into rows, and rows into what clients see.
 */
public final class FollowMapper {

	private FollowMapper() {
	}

	/**
	 * Makes the row of a new follow.
	 */
	public static FollowRow follow(UUID followerId, UserSummary followed, Clock clock) {
		return new FollowRow(Identifiers.next(), followerId, followed.id(), Microseconds.now(clock),
				FollowStatus.initial(followed.isPrivate()));
	}

	/**
	 * Makes items of a user's list.
	 * @param users what is known of the other parties
	 * @param listed the other parties whom the reader may see
	 * @return the items without those of others, and without names that are unknown now
	 */
	public static Partial<List<ListItem<Follow>>> items(List<FollowRow> rows, UUID userId, KnownUsers users,
			Set<UUID> listed) {
		List<ListItem<Follow>> items = rows.stream()
			.filter((row) -> listed.contains(row.other(userId)))
			.map((row) -> new ListItem<>(row, follow(row, users.name(row.other(userId)))))
			.toList();
		return new Partial<>(items, users.complete() ? List.of() : List.of(Degraded.USERS));
	}

	private static Follow follow(FollowRow row, String userName) {
		return new Follow(row.id(), userName, row.followerId(), row.followedId(), row.createdAt(), row.status());
	}

}
