package io.tweebyte.interaction.cleanup;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.shared.sql.CleanUpStatements;
import jakarta.persistence.LockModeType;
import jakarta.persistence.QueryHint;
import org.hibernate.jpa.SpecHints;

import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.jpa.repository.QueryHints;
import org.springframework.data.repository.CrudRepository;

/**
 * Removes what was deleted elsewhere, in transactions of a bounded number of rows. Likes
 * and retweets are represented by the ids of their tweets. Native queries return what
 * they delete, or count in an array, which HQL does not.
 */
public interface CleanUpRepository extends CrudRepository<CleanUpCursorEntity, String> {

	/** Hibernate's value of the time that a lock may take. */
	String SKIP_LOCKED = "-2";

	@Lock(LockModeType.PESSIMISTIC_WRITE)
	@QueryHints(@QueryHint(name = SpecHints.HINT_SPEC_LOCK_TIMEOUT, value = SKIP_LOCKED))
	@Query("select c from CleanUpCursorEntity c where c.name = :name and c.takenUntil <= :now")
	Optional<CleanUpCursorEntity> lockFree(String name, Instant now);

	@Modifying
	@Query("update CleanUpCursorEntity c set c.position = :position, c.takenUntil = :until where c.name = :name")
	int move(String name, UUID position, Instant until);

	@Query(value = CleanUpStatements.REMOVE_LIKES, nativeQuery = true)
	List<UUID> removeLikes(UUID[] tweetIds, int limit);

	@Query(value = CleanUpStatements.REMOVE_REPLIES, nativeQuery = true)
	List<RemovedReply> removeReplies(UUID[] tweetIds, int limit);

	@Query(value = CleanUpStatements.REMOVE_RETWEETS, nativeQuery = true)
	List<UUID> removeRetweets(UUID[] tweetIds, int limit);

	@Modifying
	@Query(value = CleanUpStatements.SUBTRACT_LIKES, nativeQuery = true)
	int subtractLikes(UUID[] tweetIds);

	@Modifying
	@Query(value = CleanUpStatements.SUBTRACT_REPLIES, nativeQuery = true)
	int subtractReplies(UUID[] tweetIds);

	@Modifying
	@Query(value = CleanUpStatements.SUBTRACT_RETWEETS, nativeQuery = true)
	int subtractRetweets(UUID[] tweetIds);

	@Modifying
	@Query("delete from TweetCountsEntity c where cast(sql('? = any(?)', c.tweetId, :tweetIds) as boolean) = true "
			+ "and c.likes = 0 and c.replies = 0 and c.retweets = 0")
	int removeCounts(UUID[] tweetIds);

	@Query(value = CleanUpStatements.QUEUED_REPLIES, nativeQuery = true)
	List<UUID> lockQueuedReplies(int limit);

	@Modifying
	@Query(value = CleanUpStatements.REMOVE_REPLY_LIKES, nativeQuery = true)
	int removeReplyLikes(UUID[] replyIds, int limit);

	@Modifying
	@Query(value = CleanUpStatements.UNQUEUE_REPLIES, nativeQuery = true)
	int unqueueReplies(UUID[] replyIds);

	@Modifying
	@Query(value = CleanUpStatements.REMOVE_REJECTED, nativeQuery = true)
	int removeRejected(Instant rejectedUntil, int limit);

	/** A reply whose likes are left to the rest of the round. */
	record RemovedReply(UUID id, UUID tweetId) {

	}

}
