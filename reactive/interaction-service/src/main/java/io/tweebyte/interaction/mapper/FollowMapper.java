package io.tweebyte.interaction.mapper;

import java.time.Clock;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.http.Degraded;
import io.tweebyte.contracts.http.Partial;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.interaction.Follow;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.interaction.entity.FollowRow;
import io.tweebyte.interaction.entity.KnownUsers;

/**
 * Turns follows into rows, and rows into what clients see.
 */
public final class FollowMapper {

	private FollowMapper() {
	}

	/**
	 * Makes the row of a new follow.
	 * @param followerId who follows
	 * @param followed who is followed
	 * @param clock tells the time
	 * @return the row
	 */
	public static FollowRow follow(UUID followerId, UserSummary followed, Clock clock) {
		return new FollowRow(Identifiers.next(), followerId, followed.id(), Microseconds.now(clock),
				FollowStatus.initial(followed.isPrivate()));
	}

	/**
	 * Makes a page of a user's list.
	 * @param rows the page as it is stored
	 * @param userId the user
	 * @param users what is known of the other parties
	 * @return the page, without names that nobody can tell now
	 */
	public static Partial<Page<Follow>> page(Page<FollowRow> rows, UUID userId, KnownUsers users) {
		List<Follow> follows = rows.items().stream().map((row) -> follow(row, users.name(row.other(userId)))).toList();
		return new Partial<>(new Page<>(follows, rows.next()), users.complete() ? List.of() : List.of(Degraded.USERS));
	}

	private static Follow follow(FollowRow row, String userName) {
		return new Follow(row.id(), userName, row.followerId(), row.followedId(), row.createdAt(), row.status());
	}

}
