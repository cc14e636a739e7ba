package io.tweebyte.ladder;

import java.util.UUID;

import reactor.core.publisher.Flux;

import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.data.repository.query.Param;

/**
 * Reads mentions, of one tweet or of many.
 */
interface MentionRepository extends Repository<MentionRow, UUID> {

	/** The beginning of each query. */
	String MENTIONS = "select tweet_id, position, user_id, text from mentions where user_id is not null and ";

	@Query(MENTIONS + "tweet_id = :tweetId order by position")
	Flux<MentionRow> findOfTweet(@Param("tweetId") UUID tweetId);

	@Query(MENTIONS + "tweet_id = any(:tweetIds)")
	Flux<MentionRow> findOfTweets(@Param("tweetIds") UUID[] tweetIds);

}
