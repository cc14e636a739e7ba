package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.picture.PictureRow;
import io.tweebyte.shared.sql.TweetStatements;
import io.tweebyte.shared.sql.TweetTaskStatements;
import io.tweebyte.shared.tweet.TokenRow;
import io.tweebyte.shared.tweet.TweetRow;
import io.tweebyte.tweet.entity.TweetEntity;

import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;
import org.springframework.scheduling.annotation.Async;

/**
 * Reads tweets, hashtags and mentions; each method is one statement. What is native finds
 * its page by a lateral join or a {@code width_bucket}, with a plan that a test holds, or
 * returns changed rows.
 */
@Async("databaseThreads")
public interface TweetRepository extends Repository<TweetEntity, UUID> {

	String TWEET = "select new io.tweebyte.shared.tweet.TweetRow(t.id, t.userId, t.content, t.createdAt, t.updatedAt, "
			+ "t.version, t.hasTokens, t.pictureId) from TweetEntity t where ";

	String SUMMARY = "select new io.tweebyte.contracts.tweet.TweetSummary(t.id, t.userId, t.content, t.createdAt) "
			+ "from TweetEntity t where ";

	String PAGE = " and (t.createdAt, t.id) < (:before, :beforeId) order by t.createdAt desc, t.id desc limit :limit";

	String OPEN = " and (:open = true or cast(sql('not exists (select 1 from private_accounts p where p.user_id = ?)', "
			+ ":userId) as boolean) = true)";

	// model: an array is one parameter, however many ids there are; a list is many
	String AMONG = "cast(sql('? = any(?)', t.id, :ids) as boolean) = true";

	@Query(TWEET + "t.id = :id")
	CompletableFuture<Optional<TweetRow>> findTweet(UUID id);

	@Query(TWEET + "t.userId = :userId and t.idempotencyKey = :idempotencyKey")
	CompletableFuture<Optional<TweetRow>> findPosted(UUID userId, String idempotencyKey);

	/** Finds the author of a tweet, and its picture if it has one. */
	@Query("select new io.tweebyte.picture.PictureRow(t.userId, t.pictureId, t.pictureType) from TweetEntity t "
			+ "where t.id = :id")
	CompletableFuture<Optional<PictureRow>> findPicture(UUID id);

	/** Returns none of a private user, as far as the copy knows, unless {@code open}. */
	@Query(TWEET + "t.userId = :userId" + OPEN + PAGE)
	CompletableFuture<List<TweetRow>> findOfUser(UUID userId, boolean open, Instant before, UUID beforeId, int limit);

	@Query(SUMMARY + "t.userId = :userId" + PAGE)
	CompletableFuture<List<TweetSummary>> findSummariesOfUser(UUID userId, Instant before, UUID beforeId, int limit);

	@Query(value = TweetStatements.FEED, nativeQuery = true)
	CompletableFuture<List<TweetRow>> findFeed(UUID[] userIds, Instant before, UUID beforeId, int limit);

	/**
	 * Searches the folded texts. The pattern has {@code \\} as escape; {@code readable}
	 * are the private authors whose tweets the reader may see, in PostgreSQL's order.
	 */
	@Query(value = TweetStatements.SEARCH, nativeQuery = true)
	CompletableFuture<List<TweetSummary>> findByText(String pattern, UUID[] readable, boolean everyone, Instant before,
			UUID beforeId, int limit);

	@Query(value = TweetStatements.HASHTAG_SEARCH, nativeQuery = true)
	CompletableFuture<List<TweetSummary>> findByHashtag(String key, UUID[] readable, boolean everyone, Instant before,
			UUID beforeId, int limit);

	@Query(TWEET + AMONG)
	CompletableFuture<List<TweetRow>> findTweets(UUID[] ids);

	@Query(SUMMARY + AMONG)
	CompletableFuture<List<TweetSummary>> findSummaries(UUID[] ids);

	@Query("select t.id from TweetEntity t where " + AMONG)
	CompletableFuture<List<UUID>> findExisting(UUID[] ids);

	/** Claims tweets about which the user service must be called again. */
	@Query(value = TweetTaskStatements.CLAIM_UNRESOLVED, nativeQuery = true)
	CompletableFuture<List<TweetRow>> claimUnresolved(Instant now, Instant until, int limit);

	/** Returns the hashtags of each existing tweet, or one row without, unordered. */
	@Query("select new io.tweebyte.shared.tweet.TokenRow(t.id, t.version, l.position, l.hashtag.id, l.text) "
			+ "from TweetEntity t left join t.hashtags l where " + AMONG)
	CompletableFuture<List<TokenRow>> findHashtags(UUID[] ids);

	/** As {@link #findHashtags}, for the known users that the tweets mention. */
	@Query("select new io.tweebyte.shared.tweet.TokenRow(t.id, t.version, m.position, m.userId, m.text) "
			+ "from TweetEntity t left join t.mentions m on m.userId is not null where " + AMONG)
	CompletableFuture<List<TokenRow>> findMentions(UUID[] ids);

	@Query("select new io.tweebyte.contracts.tweet.PopularHashtag(h.id, h.text, h.tweetsCount) from HashtagEntity h "
			+ "where h.tweetsCount > 0 order by h.tweetsCount desc, h.id limit :limit")
	CompletableFuture<List<PopularHashtag>> findPopular(int limit);

	/** Returns the keys of names of which no user is known yet, each once. */
	@Query("select distinct m.nameKey from MentionEntity m join m.tweet t where m.userId is null and " + AMONG)
	CompletableFuture<List<String>> findUnknownNames(UUID[] ids);

}
