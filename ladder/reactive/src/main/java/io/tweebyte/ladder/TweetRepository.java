package io.tweebyte.ladder;

import java.util.UUID;

import reactor.core.publisher.Flux;

import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.data.repository.query.Param;

/**
 * Reads tweets.
 */
interface TweetRepository extends Repository<TweetRow, UUID> {

	@Query("select id, user_id, content, created_at, updated_at, version, has_tokens from tweets "
			+ "where user_id = :userId order by created_at desc, id desc limit :limit")
	Flux<TweetRow> findOfUser(@Param("userId") UUID userId, @Param("limit") int limit);

}
