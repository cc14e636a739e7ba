package io.tweebyte.interaction.reply;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.interaction.ReplyResponse;
import io.tweebyte.shared.interaction.InteractionRow.ReplyRow;
import io.tweebyte.shared.sql.InteractionStatements;
import io.tweebyte.shared.sql.Lists;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Modifying;
import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.reactive.ReactiveCrudRepository;

public interface ReplyRepository extends ReactiveCrudRepository<ReplyEntity, UUID> {

	@Query("select tweet_id from replies where id = :replyId")
	Mono<UUID> findTweet(UUID replyId);

	@Query(InteractionStatements.REPLIES_OF_TWEET)
	Flux<ReplyRow> findOfTweet(UUID tweetId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

	@Query(InteractionStatements.TOP_REPLIES)
	Flux<ReplyRow> findTop(UUID[] tweetIds, UUID readerId, boolean seesAll, int top);

	@Query(InteractionStatements.TOP_AND_NEWEST_REPLIES)
	Flux<ReplyRow> findTopAndNewest(UUID[] tweetIds, UUID readerId, boolean seesAll, int top, int replies);

	@Modifying
	@Query("""
			insert into replies (id, tweet_id, tweet_author_id, user_id, content, created_at, idempotency_key)
			values (:id, :tweetId, :authorId, :userId, :content, :createdAt, :idempotencyKey)
			on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing""")
	Mono<Integer> add(UUID id, UUID tweetId, UUID authorId, UUID userId, String content, Instant createdAt,
			String idempotencyKey);

	@Query("select id, tweet_id, user_id, content, created_at from replies "
			+ "where user_id = :userId and idempotency_key = :idempotencyKey")
	Mono<ReplyResponse> find(UUID userId, String idempotencyKey);

	@Query("select count(*) from replies where tweet_id = :tweetId and user_id = :userId")
	Mono<Long> count(UUID tweetId, UUID userId);

	@Query("select * from replies where id = :id for no key update")
	Mono<ReplyEntity> lock(UUID id);

	/** Returns whether the reader may see the writer; empty without such a reply. */
	@Query("""
			select true""" + Lists.VISIBLE + """
			 as visible
			from (select r.*, user_id as account from replies r) r
			where id = :replyId for no key update""")
	Mono<Boolean> lockVisible(UUID replyId, UUID readerId, boolean seesAll);

	@Modifying
	@Query("update replies set likes_count = likes_count + :change where id = :id")
	Mono<Integer> addLikes(UUID id, int change);

	@Modifying
	@Query(InteractionStatements.QUEUE_DELETED_REPLIES)
	Mono<Integer> queue(UUID[] replyIds);

}
