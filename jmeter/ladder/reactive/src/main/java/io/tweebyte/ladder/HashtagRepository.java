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
	String HASHTAGS = "select l.tweet_id, l.position, h.id, h.text from tweet_hashtag l "
			+ "join hashtags h on h.id = l.hashtag_id where ";

	@Query(HASHTAGS + "l.tweet_id = :tweetId order by l.position")
	Flux<HashtagRow> findOfTweet(@Param("tweetId") UUID tweetId);

	@Query(HASHTAGS + "l.tweet_id = any(:tweetIds)")
	Flux<HashtagRow> findOfTweets(@Param("tweetIds") UUID[] tweetIds);

}
