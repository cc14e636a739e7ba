package io.tweebyte.tweet.repository;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.feed.LogHead;
import io.tweebyte.feed.LogStatements;
import io.tweebyte.feed.PostedTweet;
import io.tweebyte.tweet.entity.TweetEntity;

import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.scheduling.annotation.Async;

/** Reads the log of posted tweets. */
@Async("databaseThreads")
public interface PostedTweetRepository extends Repository<TweetEntity, UUID> {

	@Query(value = LogStatements.HEAD, nativeQuery = true)
	CompletableFuture<LogHead> findHead();

	/** Returns what is complete behind a position, in order, up to a number. */
	@Query(value = LogStatements.AFTER, nativeQuery = true)
	CompletableFuture<List<PostedTweet>> findAfter(long number, UUID tweetId, long end, int limit);

	/** As {@link #findAfter}, what some users have posted. */
	@Query(value = LogStatements.AFTER_OF_USERS, nativeQuery = true)
	CompletableFuture<List<PostedTweet>> findAfterOfUsers(UUID[] userIds, long number, UUID tweetId, long end,
			int limit);

}
