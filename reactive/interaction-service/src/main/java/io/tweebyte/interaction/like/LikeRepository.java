package io.tweebyte.interaction.like;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.shared.interaction.InteractionRow.LikeRow;
import io.tweebyte.shared.sql.InteractionStatements;
import io.tweebyte.shared.sql.Lists;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Modifying;
import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.r2dbc.repository.R2dbcRepository;

// model: with several modules of Spring Data, a row without annotations does not tell R2DBC
interface LikeRepository extends R2dbcRepository<LikeRow, UUID> {

	@Query(InteractionStatements.LIKES_OF_USER)
	Flux<LikeRow> findOfUser(UUID userId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

	/** Without the author of the tweet, which the index does not hold. */
	@Query("""
			select id, user_id, thing_id, cast(null as uuid) as tweet_author_id, created_at
			from (select l.*, user_id as account from likes l) l
			where thing_type = 'TWEET' and thing_id = :tweetId""" + Lists.VISIBLE + Lists.PAGE)
	Flux<LikeRow> findOfTweet(UUID tweetId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

	@Modifying
	@Query("""
			insert into likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at)
			values (:id, :userId, :thingType, :thingId, :authorId, :createdAt)
			on conflict (user_id, thing_type, thing_id) do nothing""")
	Mono<Integer> add(UUID id, UUID userId, String thingType, UUID thingId, UUID authorId, Instant createdAt);

	@Query("select id, created_at from likes "
			+ "where user_id = :userId and thing_type = :thingType and thing_id = :thingId")
	Mono<LikeResponse> find(UUID userId, String thingType, UUID thingId);

	@Modifying
	@Query("delete from likes where user_id = :userId and thing_type = :thingType and thing_id = :thingId")
	Mono<Integer> remove(UUID userId, String thingType, UUID thingId);

}
