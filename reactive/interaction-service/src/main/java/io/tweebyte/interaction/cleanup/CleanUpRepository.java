package io.tweebyte.interaction.cleanup;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.interaction.reply.ReplyEntity;
import io.tweebyte.shared.sql.CleanUpStatements;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.Repository;

/** Removes what was deleted elsewhere; each method is one statement. */
public interface CleanUpRepository extends Repository<ReplyEntity, UUID> {

	@Query(CleanUpStatements.CLAIM)
	Mono<UUID> claim(Instant now, Instant until);

	@Query(CleanUpStatements.MOVE)
	Mono<String> move(UUID position, Instant until);

	@Query(CleanUpStatements.REMOVE_LIKES)
	Mono<Integer> removeLikes(UUID[] tweetIds, int limit);

	@Query(CleanUpStatements.REMOVE_REPLIES)
	Mono<Integer> removeReplies(UUID[] tweetIds, int limit);

	@Query(CleanUpStatements.REMOVE_RETWEETS)
	Mono<Integer> removeRetweets(UUID[] tweetIds, int limit);

	@Query(CleanUpStatements.REMOVE_COUNTS)
	Mono<Integer> removeCounts(UUID[] tweetIds);

	@Query(CleanUpStatements.REMOVE_REPLY_LIKES)
	Mono<Integer> removeReplyLikes(int limit);

	@Query(CleanUpStatements.REMOVE_REJECTED)
	Mono<Integer> removeRejected(Instant rejectedUntil, int limit);

}
