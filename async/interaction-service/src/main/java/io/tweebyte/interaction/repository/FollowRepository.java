package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.interaction.entity.FollowRow;
import io.tweebyte.interaction.entity.UserCounts;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.shared.sql.InteractionStatements;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Repository;

/**
 * Reads follows. Each method is one statement and, being one, no transaction of its own.
 * The states stand in the queries, because the indexes are on parts of the table.
 */
@Repository
public class FollowRepository {

	private static final String FOLLOWS = "select new io.tweebyte.interaction.entity.FollowRow(f.id, f.followerId, "
			+ "f.followedId, f.createdAt, f.status) from FollowEntity f where ";

	private static final String PAGE = " and (f.createdAt, f.id) < (:before, :beforeId) "
			+ "order by f.createdAt desc, f.id desc";

	private final EntityManager database;

	FollowRepository(EntityManager database) {
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
	public List<FollowRow> findFollowers(UUID userId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.FOLLOWERS, viewer, before, beforeId, limit)
			.setParameter("userId", userId), FollowRepository::follow);
	}

	/**
	 * Reads whom a user follows, as he may see it himself.
	 * @param before only follows asked for before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return accepted follows and open requests, newest first
	 */
	public List<FollowRow> findFollowing(UUID userId, Instant before, UUID beforeId, Limit limit) {
		return page(FOLLOWS + "f.followerId = :userId and f.status <> REJECTED" + PAGE, userId, before, beforeId,
				limit);
	}

	/**
	 * Reads whom a user follows, as others may see it.
	 * @param viewer the reader
	 * @param before only follows asked for before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return accepted follows, newest first
	 */
	public List<FollowRow> findFollowed(UUID userId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.FOLLOWED, viewer, before, beforeId, limit)
			.setParameter("userId", userId), FollowRepository::follow);
	}

	/**
	 * Reads who wants to follow a user.
	 * @param before only requests made before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return open requests, newest first
	 */
	public List<FollowRow> findRequests(UUID userId, Instant before, UUID beforeId, Limit limit) {
		return page(FOLLOWS + "f.followedId = :userId and f.status = PENDING" + PAGE, userId, before, beforeId, limit);
	}

	/**
	 * Reads the ids of those whom a user follows.
	 * @param viewer the reader
	 * @return all who have accepted the user and whom the reader may see, the newest
	 * follow first
	 */
	public List<UUID> findFollowedIds(UUID userId, Viewer viewer) {
		return Rows.list(
				Rows.visible(this.database, InteractionStatements.FOLLOWED_IDS, viewer).setParameter("userId", userId),
				(row) -> row.get(0, UUID.class));
	}

	/**
	 * Reads how many follow a user, and how many he follows.
	 * @return the counts, or nothing when there never were any
	 */
	public Optional<UserCounts> findCounts(UUID userId) {
		return this.database
			.createQuery("select new io.tweebyte.interaction.entity.UserCounts(c.followers, c.following) "
					+ "from UserCountsEntity c where c.userId = :userId", UserCounts.class)
			.setParameter("userId", userId)
			.getResultList()
			.stream()
			.findFirst();
	}

	private List<FollowRow> page(String query, UUID userId, Instant before, UUID beforeId, Limit limit) {
		return this.database.createQuery(query, FollowRow.class)
			.setParameter("userId", userId)
			.setParameter("before", before)
			.setParameter("beforeId", beforeId)
			.setMaxResults(limit.max())
			.getResultList();
	}

	private static FollowRow follow(Tuple row) {
		return new FollowRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, UUID.class),
				row.get(3, Instant.class), FollowStatus.valueOf(row.get(4, String.class)));
	}

}
