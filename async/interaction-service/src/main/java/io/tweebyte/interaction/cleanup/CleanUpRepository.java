package io.tweebyte.interaction.cleanup;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.interaction.reply.ReplyEntity;
import io.tweebyte.shared.sql.CleanUpStatements;

import org.springframework.data.jpa.repository.NativeQuery;
import org.springframework.data.repository.Repository;
import org.springframework.scheduling.annotation.Async;

/** Removes what was deleted elsewhere; each method is one statement. */
@Async("databaseThreads")
public interface CleanUpRepository extends Repository<ReplyEntity, UUID> {

	@NativeQuery(CleanUpStatements.CLAIM)
	CompletableFuture<Optional<UUID>> claim(Instant now, Instant until);

	@NativeQuery(CleanUpStatements.MOVE)
	CompletableFuture<String> move(UUID position, Instant until);

	@NativeQuery(CleanUpStatements.REMOVE_LIKES)
	CompletableFuture<Integer> removeLikes(UUID[] tweetIds, int limit);

	@NativeQuery(CleanUpStatements.REMOVE_REPLIES)
	CompletableFuture<Integer> removeReplies(UUID[] tweetIds, int limit);

	@NativeQuery(CleanUpStatements.REMOVE_RETWEETS)
	CompletableFuture<Integer> removeRetweets(UUID[] tweetIds, int limit);

	@NativeQuery(CleanUpStatements.REMOVE_COUNTS)
	CompletableFuture<Integer> removeCounts(UUID[] tweetIds);

	@NativeQuery(CleanUpStatements.REMOVE_REPLY_LIKES)
	CompletableFuture<Integer> removeReplyLikes(int limit);

	@NativeQuery(CleanUpStatements.REMOVE_REJECTED)
	CompletableFuture<Integer> removeRejected(Instant rejectedUntil, int limit);

}
