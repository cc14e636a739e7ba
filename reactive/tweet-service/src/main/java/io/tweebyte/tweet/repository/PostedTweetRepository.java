package io.tweebyte.tweet.repository;

import java.util.UUID;

import io.tweebyte.feed.LogHead;
import io.tweebyte.feed.LogStatements;
import io.tweebyte.feed.PostedTweet;
import io.tweebyte.tweet.entity.TweetEntity;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.Repository;

/** Reads the log of posted tweets. */
public interface PostedTweetRepository extends Repository<TweetEntity, UUID> {

	@Query(LogStatements.HEAD)
	Mono<LogHead> findHead();

	/** Returns what is complete behind a position, in order, up to a number. */
	@Query(LogStatements.AFTER)
	Flux<PostedTweet> findAfter(long number, UUID tweetId, long end, int limit);

	/** As {@link #findAfter}, what some users have posted. */
	@Query(LogStatements.AFTER_OF_USERS)
	Flux<PostedTweet> findAfterOfUsers(UUID[] userIds, long number, UUID tweetId, long end, int limit);

}
