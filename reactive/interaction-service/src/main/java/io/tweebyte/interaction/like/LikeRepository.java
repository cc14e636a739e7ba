package io.tweebyte.interaction.like;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.interaction.LikeResponse;
import io.tweebyte.shared.interaction.InteractionRow.LikeRow;
import io.tweebyte.shared.sql.InteractionStatements;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Modifying;
import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.r2dbc.repository.R2dbcRepository;

// model: with several modules of Spring Data, a row without annotations does not tell R2DBC
interface LikeRepository extends R2dbcRepository<LikeRow, UUID> {

	@Query(InteractionStatements.LIKES_OF_USER)
	Flux<LikeRow> findOfUser(UUID userId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

	@Query(InteractionStatements.LIKES_OF_TWEET)
	Flux<LikeRow> findOfTweet(UUID tweetId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

	@Modifying
	@Query(InteractionStatements.ADD_LIKE)
	Mono<Integer> add(UUID id, UUID userId, String thingType, UUID thingId, UUID authorId, Instant createdAt);

	@Query("select id, created_at from likes "
			+ "where user_id = :userId and thing_type = :thingType and thing_id = :thingId")
	Mono<LikeResponse> find(UUID userId, String thingType, UUID thingId);

	@Modifying
	@Query("delete from likes where user_id = :userId and thing_type = :thingType and thing_id = :thingId")
	Mono<Integer> remove(UUID userId, String thingType, UUID thingId);

}
