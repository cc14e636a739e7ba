package io.tweebyte.interaction.cleanup;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.shared.sql.CleanUpStatements;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Modifying;
import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.reactive.ReactiveCrudRepository;

/**
 * Removes what was deleted elsewhere, in transactions of a bounded number of rows. Likes
 * and retweets are represented by the ids of their tweets.
 */
public interface CleanUpRepository extends ReactiveCrudRepository<CleanUpCursorEntity, String> {

	@Query("select * from cleanup_cursors where name = :name and taken_until <= :now for update skip locked")
	Mono<CleanUpCursorEntity> lockFree(String name, Instant now);

	@Modifying
	@Query("update cleanup_cursors set position = :position, taken_until = :until where name = :name")
	Mono<Integer> move(String name, UUID position, Instant until);

	@Query(CleanUpStatements.REMOVE_LIKES)
	Flux<UUID> removeLikes(UUID[] tweetIds, int limit);

	@Query(CleanUpStatements.REMOVE_REPLIES)
	Flux<RemovedReply> removeReplies(UUID[] tweetIds, int limit);

	@Query(CleanUpStatements.REMOVE_RETWEETS)
	Flux<UUID> removeRetweets(UUID[] tweetIds, int limit);

	@Modifying
	@Query(CleanUpStatements.SUBTRACT_LIKES)
	Mono<Integer> subtractLikes(UUID[] tweetIds);

	@Modifying
	@Query(CleanUpStatements.SUBTRACT_REPLIES)
	Mono<Integer> subtractReplies(UUID[] tweetIds);

	@Modifying
	@Query(CleanUpStatements.SUBTRACT_RETWEETS)
	Mono<Integer> subtractRetweets(UUID[] tweetIds);

	@Modifying
	@Query("""
			delete from tweet_counts where tweet_id = any(cast(:tweetIds as uuid[]))
				and likes = 0 and replies = 0 and retweets = 0""")
	Mono<Integer> removeCounts(UUID[] tweetIds);

	@Query(CleanUpStatements.QUEUED_REPLIES)
	Flux<UUID> lockQueuedReplies(int limit);

	@Modifying
	@Query(CleanUpStatements.REMOVE_REPLY_LIKES)
	Mono<Integer> removeReplyLikes(UUID[] replyIds, int limit);

	@Modifying
	@Query(CleanUpStatements.UNQUEUE_REPLIES)
	Mono<Integer> unqueueReplies(UUID[] replyIds);

	@Modifying
	@Query(CleanUpStatements.REMOVE_REJECTED)
	Mono<Integer> removeRejected(Instant rejectedUntil, int limit);

	/** A reply whose likes are left to the rest of the round. */
	record RemovedReply(UUID id, UUID tweetId) {

	}

}
