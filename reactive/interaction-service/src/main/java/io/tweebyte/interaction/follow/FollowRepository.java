package io.tweebyte.interaction.follow;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.UUID;

import io.tweebyte.common.user.VisibilityService.AcceptedFollows;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.interaction.FollowRow.UserCounts;
import io.tweebyte.shared.interaction.FollowRow;
import io.tweebyte.shared.sql.FollowStatements;
import io.tweebyte.shared.sql.Lists;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Modifying;
import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.reactive.ReactiveCrudRepository;

/**
 * Lists are newest first. The states are literals, because the indexes are on parts of
 * the table.
 */
public interface FollowRepository extends ReactiveCrudRepository<FollowEntity, UUID>, AcceptedFollows {

	String FOLLOWS = "select id, follower_id, followed_id, created_at, status from follows where ";

	@Query("""
			select id, follower_id, followed_id, created_at, status
			from (select f.*, follower_id as account from follows f) f
			where followed_id = :userId and status = 'ACCEPTED'""" + Lists.VISIBLE + Lists.PAGE)
	Flux<FollowRow> findFollowers(UUID userId, UUID readerId, boolean seesAll, Instant before, UUID beforeId,
			int limit);

	@Query(FOLLOWS + "follower_id = :userId and status <> 'REJECTED'" + Lists.PAGE)
	Flux<FollowRow> findFollowing(UUID userId, Instant before, UUID beforeId, int limit);

	@Query("""
			select id, follower_id, followed_id, created_at, status
			from (select f.*, followed_id as account from follows f) f
			where follower_id = :userId and status <> 'REJECTED' and status = 'ACCEPTED'""" + Lists.VISIBLE
			+ Lists.PAGE)
	Flux<FollowRow> findFollowed(UUID userId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

	@Query(FOLLOWS + "followed_id = :userId and status = 'PENDING'" + Lists.PAGE)
	Flux<FollowRow> findRequests(UUID userId, Instant before, UUID beforeId, int limit);

	@Query("""
			select followed_id
			from (select f.*, followed_id as account from follows f) f
			where follower_id = :userId and status <> 'REJECTED' and status = 'ACCEPTED'""" + Lists.VISIBLE + """

			order by created_at desc, id desc""")
	Flux<UUID> findFollowedIds(UUID userId, UUID readerId, boolean seesAll);

	@Override
	default Mono<List<UUID>> findFollowed(Collection<UUID> userIds, Caller reader) {
		return findFollowedAmong(reader.userId(), userIds.toArray(UUID[]::new)).collectList();
	}

	@Query("""
			select followed_id from follows
			where follower_id = :followerId and followed_id = any(cast(:userIds as uuid[])) and status = 'ACCEPTED'""")
	Flux<UUID> findFollowedAmong(UUID followerId, UUID[] userIds);

	@Query("select followers, following from user_counts where user_id = :userId")
	Mono<UserCounts> findCounts(UUID userId);

	/** Ranks whom to follow, the best first, among {@code popular} popular users. */
	@Query(FollowStatements.RECOMMENDED)
	Flux<UUID> findRecommended(UUID userId, int popular, int limit);

	@Query(FollowStatements.LOCK_FOLLOWER)
	Mono<String> lockFollower(UUID followerId);

	@Query("select * from follows where follower_id = :followerId and followed_id = :followedId for no key update")
	Mono<FollowEntity> lock(UUID followerId, UUID followedId);

	@Query("select * from follows where id = :id for no key update")
	Mono<FollowEntity> lock(UUID id);

	@Query("select count(*) from follows where follower_id = :followerId and status <> 'REJECTED'")
	Mono<Long> count(UUID followerId);

	@Modifying
	@Query(FollowStatements.COUNT)
	Mono<Integer> addToCounts(UUID followerId, UUID followedId, int change);

}
