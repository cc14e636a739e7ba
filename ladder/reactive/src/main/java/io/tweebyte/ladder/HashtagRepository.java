package io.tweebyte.ladder;

import java.util.UUID;

import reactor.core.publisher.Flux;

import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.data.repository.query.Param;

/**
 * Reads hashtags, of one tweet or of many.
 */
interface HashtagRepository extends Repository<HashtagRow, UUID> {

	/** The beginning of each query. */
	String HASHTAGS = "select tweet_id, position, hashtag_id as id, text from tweet_hashtag where ";

	@Query(HASHTAGS + "tweet_id = :tweetId order by position")
	Flux<HashtagRow> findOfTweet(@Param("tweetId") UUID tweetId);

	@Query(HASHTAGS + "tweet_id = any(:tweetIds)")
	Flux<HashtagRow> findOfTweets(@Param("tweetIds") UUID[] tweetIds);

}
