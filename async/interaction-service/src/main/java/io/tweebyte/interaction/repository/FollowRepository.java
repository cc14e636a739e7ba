package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.interaction.entity.FollowEntity;
import io.tweebyte.interaction.entity.FollowRow;
import io.tweebyte.interaction.entity.UserCounts;

import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.data.repository.query.Param;

/**
 * Reads follows. Each method is one statement and, being one, no transaction of its own.
 * The states stand in the queries, because the indexes are on parts of the table.
 */
public interface FollowRepository extends Repository<FollowEntity, UUID> {

	/** The beginning of each query for a list. */
	String FOLLOWS = "select new io.tweebyte.interaction.entity.FollowRow(f.id, f.followerId, f.followedId, f.createdAt, "
			+ "f.status) from FollowEntity f where ";

	/** The end of each query for a list. */
	String PAGE = " and (f.createdAt, f.id) < (:before, :beforeId) order by f.createdAt desc, f.id desc";

	/**
	 * Reads who follows a user.
	 * @param userId the user
	 * @param before only follows asked for before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return accepted follows, newest first
	 */
	@Query(FOLLOWS + "f.followedId = :userId and f.status = ACCEPTED" + PAGE)
	List<FollowRow> findFollowers(@Param("userId") UUID userId, @Param("before") Instant before,
			@Param("beforeId") UUID beforeId, Limit limit);

	/**
	 * Reads whom a user follows, as he may see it himself.
	 * @param userId the user
	 * @param before only follows asked for before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return accepted follows and open requests, newest first
	 */
	@Query(FOLLOWS + "f.followerId = :userId and f.status <> REJECTED" + PAGE)
	List<FollowRow> findFollowing(@Param("userId") UUID userId, @Param("before") Instant before,
			@Param("beforeId") UUID beforeId, Limit limit);

	/**
	 * Reads whom a user follows, as others may see it.
	 * @param userId the user
	 * @param before only follows asked for before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return accepted follows, newest first
	 */
	@Query(FOLLOWS + "f.followerId = :userId and f.status <> REJECTED and f.status = ACCEPTED" + PAGE)
	List<FollowRow> findFollowed(@Param("userId") UUID userId, @Param("before") Instant before,
			@Param("beforeId") UUID beforeId, Limit limit);

	/**
	 * Reads who wants to follow a user.
	 * @param userId the user
	 * @param before only requests made before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return open requests, newest first
	 */
	@Query(FOLLOWS + "f.followedId = :userId and f.status = PENDING" + PAGE)
	List<FollowRow> findRequests(@Param("userId") UUID userId, @Param("before") Instant before,
			@Param("beforeId") UUID beforeId, Limit limit);

	/**
	 * Reads whom a user follows.
	 * @param userId the user
	 * @return the ids of all who have accepted him, the newest follow first
	 */
	@Query("select f.followedId from FollowEntity f where f.followerId = :userId and f.status <> REJECTED "
			+ "and f.status = ACCEPTED order by f.createdAt desc, f.id desc")
	List<UUID> findFollowedIds(@Param("userId") UUID userId);

	/**
	 * Reads how many follow a user, and how many he follows.
	 * @param userId the user
	 * @return the counts, or nothing when there never were any
	 */
	@Query("select new io.tweebyte.interaction.entity.UserCounts(c.followers, c.following) from UserCountsEntity c "
			+ "where c.userId = :userId")
	Optional<UserCounts> findCounts(@Param("userId") UUID userId);

}
