package io.tweebyte.interaction.follow;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.common.user.VisibilityService.AcceptedFollows;
import io.tweebyte.interaction.list.ListQueries;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.interaction.FollowRow.UserCounts;
import io.tweebyte.shared.interaction.FollowRow;
import io.tweebyte.shared.sql.FollowStatements;
import jakarta.persistence.LockModeType;

import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;

/**
 * Lists are newest first. The states are literals, because the indexes are on parts of
 * the table. Native queries have what HQL lacks: an advisory lock, ranks from several
 * tables, rows of values, and the counts of users, which are no entity.
 */
public interface FollowRepository extends JpaRepository<FollowEntity, UUID>, AcceptedFollows {

	String FOLLOWS = "select new io.tweebyte.shared.interaction.FollowRow(r.id, r.followerId, r.followedId, "
			+ "r.createdAt, cast(r.status as string)) from FollowEntity r where ";

	@Query(FOLLOWS + "r.followedId = :userId and r.status = ACCEPTED" + ListQueries.VISIBLE + "r.followerId"
			+ ListQueries.END + ListQueries.PAGE)
	List<FollowRow> findFollowers(UUID userId, UUID readerId, boolean seesAll, Instant before, UUID beforeId,
			int limit);

	@Query(FOLLOWS + "r.followerId = :userId and r.status <> REJECTED" + ListQueries.PAGE)
	List<FollowRow> findFollowing(UUID userId, Instant before, UUID beforeId, int limit);

	@Query(FOLLOWS + "r.followerId = :userId and r.status <> REJECTED and r.status = ACCEPTED" + ListQueries.VISIBLE
			+ "r.followedId" + ListQueries.END + ListQueries.PAGE)
	List<FollowRow> findFollowed(UUID userId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

	@Query(FOLLOWS + "r.followedId = :userId and r.status = PENDING" + ListQueries.PAGE)
	List<FollowRow> findRequests(UUID userId, Instant before, UUID beforeId, int limit);

	@Query("select r.followedId from FollowEntity r "
			+ "where r.followerId = :userId and r.status <> REJECTED and r.status = ACCEPTED" + ListQueries.VISIBLE
			+ "r.followedId" + ListQueries.END + " order by r.createdAt desc, r.id desc")
	List<UUID> findFollowedIds(UUID userId, UUID readerId, boolean seesAll);

	@Override
	default List<UUID> findFollowed(Collection<UUID> userIds, Caller reader) {
		return findFollowedAmong(reader.userId(), userIds.toArray(UUID[]::new));
	}

	@Query("select f.followedId from FollowEntity f where f.followerId = :followerId and f.status = ACCEPTED "
			+ "and cast(sql('? = any(?)', f.followedId, :userIds) as boolean) = true")
	List<UUID> findFollowedAmong(UUID followerId, UUID[] userIds);

	@Query(value = "select followers, following from user_counts where user_id = :userId", nativeQuery = true)
	Optional<UserCounts> findCounts(UUID userId);

	/** Ranks whom to follow, the best first, among {@code popular} popular users. */
	@Query(value = FollowStatements.RECOMMENDED, nativeQuery = true)
	List<UUID> findRecommended(UUID userId, int popular, int limit);

	@Query(value = FollowStatements.LOCK_FOLLOWER, nativeQuery = true)
	String lockFollower(UUID followerId);

	@Lock(LockModeType.PESSIMISTIC_WRITE)
	@Query("select f from FollowEntity f where f.followerId = :followerId and f.followedId = :followedId")
	Optional<FollowEntity> lock(UUID followerId, UUID followedId);

	@Lock(LockModeType.PESSIMISTIC_WRITE)
	@Query("select f from FollowEntity f where f.id = :id")
	Optional<FollowEntity> lock(UUID id);

	@Query("select count(*) from FollowEntity f where f.followerId = :followerId and f.status <> REJECTED")
	long count(UUID followerId);

	// not left to the flush, which inserts before it deletes
	@Override
	@Modifying
	@Query("delete from FollowEntity f where f.id = :id")
	void deleteById(UUID id);

	@Modifying
	@Query(value = FollowStatements.COUNT, nativeQuery = true)
	int addToCounts(UUID followerId, UUID followedId, int change);

}
