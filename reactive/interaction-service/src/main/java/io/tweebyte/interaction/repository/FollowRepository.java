package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.interaction.entity.FollowRow;
import io.tweebyte.interaction.entity.UserCounts;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.shared.sql.InteractionStatements;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads follows. Each method is one statement and, being one, no transaction of its own.
 * The states stand in the queries, because the indexes are on parts of the table.
 */
@Repository
public class FollowRepository {

	private static final String FOLLOWS = "select id, follower_id, followed_id, created_at, status from follows where ";

	private static final String PAGE = " and (created_at, id) < ($2, $3) order by created_at desc, id desc limit $4";

	private final DatabaseClient database;

	FollowRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Reads who follows a user.
	 * @param viewer the reader
	 * @param before only follows asked for before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return accepted follows, newest first
	 */
	public Mono<List<FollowRow>> findFollowers(UUID userId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.FOLLOWERS, viewer, before, beforeId, limit)
			.bind("userId", userId), FollowRepository::follow);
	}

	/**
	 * Reads whom a user follows, as he may see it himself.
	 * @param before only follows asked for before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return accepted follows and open requests, newest first
	 */
	public Mono<List<FollowRow>> findFollowing(UUID userId, Instant before, UUID beforeId, Limit limit) {
		return page(FOLLOWS + "follower_id = $1 and status <> 'REJECTED'" + PAGE, userId, before, beforeId, limit);
	}

	/**
	 * Reads whom a user follows, as others may see it.
	 * @param viewer the reader
	 * @param before only follows asked for before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return accepted follows, newest first
	 */
	public Mono<List<FollowRow>> findFollowed(UUID userId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.FOLLOWED, viewer, before, beforeId, limit)
			.bind("userId", userId), FollowRepository::follow);
	}

	/**
	 * Reads who wants to follow a user.
	 * @param before only requests made before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return open requests, newest first
	 */
	public Mono<List<FollowRow>> findRequests(UUID userId, Instant before, UUID beforeId, Limit limit) {
		return page(FOLLOWS + "followed_id = $1 and status = 'PENDING'" + PAGE, userId, before, beforeId, limit);
	}

	/**
	 * Reads the ids of those whom a user follows.
	 * @param viewer the reader
	 * @return all who have accepted the user and whom the reader may see, the newest
	 * follow first
	 */
	public Mono<List<UUID>> findFollowedIds(UUID userId, Viewer viewer) {
		return Rows.list(Rows.visible(this.database, InteractionStatements.FOLLOWED_IDS, viewer).bind("userId", userId),
				(row) -> row.get(0, UUID.class));
	}

	/**
	 * Reads how many follow a user, and how many he follows.
	 * @return the counts, or nothing when there never were any
	 */
	public Mono<UserCounts> findCounts(UUID userId) {
		return this.database.sql("select followers, following from user_counts where user_id = $1")
			.bind(0, userId)
			.map((row) -> new UserCounts(row.get(0, Integer.class), row.get(1, Integer.class)))
			.one();
	}

	private Mono<List<FollowRow>> page(String query, UUID userId, Instant before, UUID beforeId, Limit limit) {
		return this.database.sql(query)
			.bind(0, userId)
			.bind(1, before)
			.bind(2, beforeId)
			.bind(3, limit.max())
			.map(FollowRepository::follow)
			.all()
			.collectList();
	}

	private static FollowRow follow(Readable row) {
		return new FollowRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, UUID.class),
				row.get(3, Instant.class), FollowStatus.valueOf(row.get(4, String.class)));
	}

}
