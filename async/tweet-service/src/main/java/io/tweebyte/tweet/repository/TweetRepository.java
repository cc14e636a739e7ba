package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.tweet.entity.TweetEntity;
import io.tweebyte.tweet.entity.TweetRow;

import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.data.repository.query.Param;

/**
 * Reads tweets. Each method is one statement and, being one, no transaction of its own.
 */
public interface TweetRepository extends Repository<TweetEntity, UUID> {

	/** The beginning of each query for tweets. */
	String TWEET = "select new io.tweebyte.tweet.entity.TweetRow(t.id, t.userId, t.content, t.createdAt, t.updatedAt, "
			+ "t.version, t.hasTokens) from TweetEntity t where ";

	/** The beginning of each query for summaries. */
	String SUMMARY = "select new io.tweebyte.contracts.tweet.TweetSummary(t.id, t.userId, t.content, t.createdAt) "
			+ "from TweetEntity t where ";

	/** The end of each query for a page. */
	String PAGE = " and (t.createdAt, t.id) < (:before, :beforeId) order by t.createdAt desc, t.id desc";

	// model: an array is one parameter, however many ids there are; a list is many
	/** Chooses many tweets. */
	String AMONG = "cast(sql('? = any(?)', t.id, :ids) as boolean) = true";

	/**
	 * Reads a tweet.
	 */
	@Query(TWEET + "t.id = :id")
	Optional<TweetRow> findTweet(@Param("id") UUID id);

	/**
	 * Reads tweets of a user.
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return the tweets, newest first
	 */
	@Query(TWEET + "t.userId = :userId" + PAGE)
	List<TweetRow> findOfUser(@Param("userId") UUID userId, @Param("before") Instant before,
			@Param("beforeId") UUID beforeId, Limit limit);

	/**
	 * Reads tweets of a user without what only the full form shows.
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return summaries, newest first
	 */
	@Query(SUMMARY + "t.userId = :userId" + PAGE)
	List<TweetSummary> findSummariesOfUser(@Param("userId") UUID userId, @Param("before") Instant before,
			@Param("beforeId") UUID beforeId, Limit limit);

	/**
	 * Reads many tweets.
	 * @return those of them that exist, in no order
	 */
	@Query(TWEET + AMONG)
	List<TweetRow> findTweets(@Param("ids") UUID[] ids);

	/**
	 * Reads what summaries of many tweets show.
	 * @return the summaries of those that exist, in no order
	 */
	@Query(SUMMARY + AMONG)
	List<TweetSummary> findSummaries(@Param("ids") UUID[] ids);

	/**
	 * Looks which tweets exist.
	 * @return those of them that do, in no order
	 */
	@Query("select t.id from TweetEntity t where " + AMONG)
	List<UUID> findExisting(@Param("ids") UUID[] ids);

}
