package io.tweebyte.interaction.reply;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.interaction.ReplyResponse;
import io.tweebyte.interaction.list.ListQueries;
import io.tweebyte.shared.interaction.InteractionRow.ReplyRow;
import io.tweebyte.shared.sql.InteractionStatements;
import jakarta.persistence.LockModeType;

import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.CrudRepository;
import org.springframework.scheduling.annotation.Async;

/** Native queries have plans that tests check; the reactive tree has the same ones. */
public interface ReplyRepository extends CrudRepository<ReplyEntity, UUID> {

	@Async("databaseThreads")
	@Query("select r.tweetId from ReplyEntity r where r.id = :replyId")
	CompletableFuture<Optional<UUID>> findTweet(UUID replyId);

	@Async("databaseThreads")
	@Query(value = InteractionStatements.REPLIES_OF_TWEET, nativeQuery = true)
	CompletableFuture<List<ReplyRow>> findOfTweet(UUID tweetId, UUID readerId, boolean seesAll, Instant before,
			UUID beforeId, int limit);

	@Async("databaseThreads")
	@Query(value = InteractionStatements.TOP_REPLIES, nativeQuery = true)
	CompletableFuture<List<ReplyRow>> findTop(UUID[] tweetIds, UUID readerId, boolean seesAll, int top);

	@Async("databaseThreads")
	@Query(value = InteractionStatements.TOP_AND_NEWEST_REPLIES, nativeQuery = true)
	CompletableFuture<List<ReplyRow>> findTopAndNewest(UUID[] tweetIds, UUID readerId, boolean seesAll, int top,
			int replies);

	@Modifying
	@Query("insert into ReplyEntity (id, tweetId, tweetAuthorId, userId, content, createdAt, idempotencyKey) "
			+ "values (:id, :tweetId, :authorId, :userId, :content, :createdAt, :idempotencyKey) "
			+ "on conflict do nothing")
	int add(UUID id, UUID tweetId, UUID authorId, UUID userId, String content, Instant createdAt,
			String idempotencyKey);

	@Query("select new io.tweebyte.contracts.interaction.ReplyResponse(r.id, r.tweetId, r.userId, r.content, "
			+ "r.createdAt) from ReplyEntity r where r.userId = :userId and r.idempotencyKey = :idempotencyKey")
	Optional<ReplyResponse> find(UUID userId, String idempotencyKey);

	@Query("select count(*) from ReplyEntity r where r.tweetId = :tweetId and r.userId = :userId")
	long count(UUID tweetId, UUID userId);

	@Lock(LockModeType.PESSIMISTIC_WRITE)
	@Query("select r from ReplyEntity r where r.id = :id")
	Optional<ReplyEntity> lock(UUID id);

	/** Returns whether the reader may see the writer; empty without such a reply. */
	@Lock(LockModeType.PESSIMISTIC_WRITE)
	@Query("select true" + ListQueries.VISIBLE + "r.userId" + ListQueries.END
			+ " from ReplyEntity r where r.id = :replyId")
	Optional<Boolean> lockVisible(UUID replyId, UUID readerId, boolean seesAll);

	@Modifying
	@Query("update ReplyEntity r set r.likesCount = r.likesCount + :change where r.id = :id")
	int addLikes(UUID id, int change);

	// not left to the flush: counts are locked after what they count
	@Override
	@Modifying
	@Query("delete from ReplyEntity r where r.id = :id")
	void deleteById(UUID id);

	@Modifying
	@Query(value = InteractionStatements.QUEUE_DELETED_REPLIES, nativeQuery = true)
	int queue(UUID[] replyIds);

}
