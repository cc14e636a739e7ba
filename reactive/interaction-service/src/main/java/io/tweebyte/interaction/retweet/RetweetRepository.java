package io.tweebyte.interaction.retweet;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.interaction.RetweetResponse;
import io.tweebyte.shared.interaction.InteractionRow.RetweetRow;
import io.tweebyte.shared.sql.InteractionStatements;
import io.tweebyte.shared.sql.Lists;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Modifying;
import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.reactive.ReactiveCrudRepository;

interface RetweetRepository extends ReactiveCrudRepository<RetweetEntity, UUID> {

	@Query(InteractionStatements.RETWEETS_OF_USER)
	Flux<RetweetRow> findOfUser(UUID userId, UUID readerId, boolean seesAll, Instant before, UUID beforeId, int limit);

	@Query("""
			select id, user_id, tweet_id, tweet_author_id, content, created_at
			from (select r.*, user_id as account from retweets r) r
			where tweet_id = :tweetId""" + Lists.VISIBLE + Lists.PAGE)
	Flux<RetweetRow> findOfTweet(UUID tweetId, UUID readerId, boolean seesAll, Instant before, UUID beforeId,
			int limit);

	@Modifying
	@Query("""
			insert into retweets (id, user_id, tweet_id, tweet_author_id, content, created_at)
			values (:id, :userId, :tweetId, :authorId, :content, :createdAt)
			on conflict (user_id, tweet_id) do nothing""")
	Mono<Integer> add(UUID id, UUID userId, UUID tweetId, UUID authorId, String content, Instant createdAt);

	@Query("select id, created_at, content from retweets where user_id = :userId and tweet_id = :tweetId")
	Mono<RetweetResponse> find(UUID userId, UUID tweetId);

	@Query("select * from retweets where id = :id for no key update")
	Mono<RetweetEntity> lock(UUID id);

}
