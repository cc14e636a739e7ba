package io.tweebyte.interaction.follow;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.common.user.VisibilityService.AcceptedFollows;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.interaction.FollowRow.UserCounts;
import io.tweebyte.shared.interaction.FollowRow;
import io.tweebyte.shared.sql.FollowStatements;
import jakarta.persistence.LockModeType;

import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.scheduling.annotation.Async;

/**
 * Lists are newest first. The states are literals, because the indexes are on parts of
 * the table.
 */
public interface FollowRepository extends JpaRepository<FollowEntity, UUID>, AcceptedFollows {

	String FOLLOWS = "select new io.tweebyte.shared.interaction.FollowRow(f.id, f.followerId, f.followedId, "
			+ "f.createdAt, cast(f.status as string)) from FollowEntity f where ";

	String PAGE = " and (f.createdAt, f.id) < (:before, :beforeId) order by f.createdAt desc, f.id desc limit :limit";

	@Async("databaseThreads")
	@Query(value = FollowStatements.FOLLOWERS, nativeQuery = true)
	CompletableFuture<List<FollowRow>> findFollowers(UUID userId, UUID readerId, boolean seesAll, Instant before,
			UUID beforeId, int limit);

	@Async("databaseThreads")
	@Query(FOLLOWS + "f.followerId = :userId and f.status <> REJECTED" + PAGE)
	CompletableFuture<List<FollowRow>> findFollowing(UUID userId, Instant before, UUID beforeId, int limit);

	@Async("databaseThreads")
	@Query(value = FollowStatements.FOLLOWED, nativeQuery = true)
	CompletableFuture<List<FollowRow>> findFollowed(UUID userId, UUID readerId, boolean seesAll, Instant before,
			UUID beforeId, int limit);

	@Async("databaseThreads")
	@Query(FOLLOWS + "f.followedId = :userId and f.status = PENDING" + PAGE)
	CompletableFuture<List<FollowRow>> findRequests(UUID userId, Instant before, UUID beforeId, int limit);

	@Async("databaseThreads")
	@Query(value = FollowStatements.FOLLOWED_IDS, nativeQuery = true)
	CompletableFuture<List<UUID>> findFollowedIds(UUID userId, UUID readerId, boolean seesAll);

	@Override
	default CompletableFuture<List<UUID>> findFollowed(Collection<UUID> userIds, Caller reader) {
		return findFollowedAmong(reader.userId(), userIds.toArray(UUID[]::new));
	}

	@Async("databaseThreads")
	@Query(value = FollowStatements.FOLLOWED_AMONG, nativeQuery = true)
	CompletableFuture<List<UUID>> findFollowedAmong(UUID followerId, UUID[] userIds);

	@Async("databaseThreads")
	@Query(value = "select followers, following from user_counts where user_id = :userId", nativeQuery = true)
	CompletableFuture<Optional<UserCounts>> findCounts(UUID userId);

	/** Ranks whom to follow, the best first, among {@code popular} popular users. */
	@Async("databaseThreads")
	@Query(value = FollowStatements.RECOMMENDED, nativeQuery = true)
	CompletableFuture<List<UUID>> findRecommended(UUID userId, int popular, int limit);

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
