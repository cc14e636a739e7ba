package io.tweebyte.tweet.repository;

import java.util.List;
import java.util.UUID;

import io.tweebyte.feed.LogHead;
import io.tweebyte.feed.LogStatements;
import io.tweebyte.feed.PostedTweet;
import io.tweebyte.tweet.entity.TweetEntity;

import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** Reads the log of posted tweets. */
public interface PostedTweetRepository extends Repository<TweetEntity, UUID> {

	@Query(value = LogStatements.HEAD, nativeQuery = true)
	LogHead findHead();

	/** Returns what is complete behind a position, in order, up to a number. */
	@Query(value = LogStatements.AFTER, nativeQuery = true)
	List<PostedTweet> findAfter(long number, UUID tweetId, long end, int limit);

	/** As {@link #findAfter}, what some users have posted. */
	@Query(value = LogStatements.AFTER_OF_USERS, nativeQuery = true)
	List<PostedTweet> findAfterOfUsers(UUID[] userIds, long number, UUID tweetId, long end, int limit);

}
