package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.picture.PictureRow;
import io.tweebyte.shared.sql.TweetStatements;
import io.tweebyte.shared.sql.TweetTaskStatements;
import io.tweebyte.shared.tweet.TokenRow;
import io.tweebyte.shared.tweet.TweetRow;
import io.tweebyte.tweet.entity.TweetEntity;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.Repository;

/** Reads tweets, hashtags and mentions; each method is one statement. */
public interface TweetRepository extends Repository<TweetEntity, UUID> {

	String TWEET = "select id, user_id, content, created_at, updated_at, version, has_tokens, picture_id "
			+ "from tweets where ";

	String SUMMARY = "select id, user_id, content, created_at from tweets where ";

	String PAGE = " and (created_at, id) < (:before, :beforeId) order by created_at desc, id desc limit :limit";

	String OPEN = " and (:open = true or not exists (select 1 from private_accounts p where p.user_id = :userId))";

	String AMONG = "id = any(:ids)";

	@Query(TWEET + "id = :id")
	Mono<TweetRow> findTweet(UUID id);

	@Query(TWEET + "user_id = :userId and idempotency_key = :idempotencyKey")
	Mono<TweetRow> findPosted(UUID userId, String idempotencyKey);

	/** Finds the author of a tweet, and its picture if it has one. */
	@Query("select user_id, picture_id, picture_type from tweets where id = :id")
	Mono<PictureRow> findPicture(UUID id);

	/** Returns none of a private user, as far as the copy knows, unless {@code open}. */
	@Query(TWEET + "user_id = :userId" + OPEN + PAGE)
	Flux<TweetRow> findOfUser(UUID userId, boolean open, Instant before, UUID beforeId, int limit);

	@Query(SUMMARY + "user_id = :userId" + PAGE)
	Flux<TweetSummary> findSummariesOfUser(UUID userId, Instant before, UUID beforeId, int limit);

	@Query(TweetStatements.FEED)
	Flux<TweetRow> findFeed(UUID[] userIds, Instant before, UUID beforeId, int limit);

	/**
	 * Searches the folded texts. The pattern has {@code \\} as escape; {@code readable}
	 * are the private authors whose tweets the reader may see, in PostgreSQL's order.
	 */
	@Query(TweetStatements.SEARCH)
	Flux<TweetSummary> findByText(String pattern, UUID[] readable, boolean everyone, Instant before, UUID beforeId,
			int limit);

	@Query(TweetStatements.HASHTAG_SEARCH)
	Flux<TweetSummary> findByHashtag(String key, UUID[] readable, boolean everyone, Instant before, UUID beforeId,
			int limit);

	@Query(TWEET + AMONG)
	Flux<TweetRow> findTweets(UUID[] ids);

	@Query(SUMMARY + AMONG)
	Flux<TweetSummary> findSummaries(UUID[] ids);

	@Query("select id from tweets where " + AMONG)
	Flux<UUID> findExisting(UUID[] ids);

	/** Claims tweets about which the user service must be called again. */
	@Query(TweetTaskStatements.CLAIM_UNRESOLVED)
	Flux<TweetRow> claimUnresolved(Instant now, Instant until, int limit);

	/** Returns the hashtags of each existing tweet, or one row without, unordered. */
	@Query("select t.id, t.version, l.position, l.hashtag_id, l.text from tweets t "
			+ "left join tweet_hashtag l on l.tweet_id = t.id where t.id = any(:ids)")
	Flux<TokenRow> findHashtags(UUID[] ids);

	/** As {@link #findHashtags}, for the known users that the tweets mention. */
	@Query("select t.id, t.version, m.position, m.user_id, m.text from tweets t "
			+ "left join mentions m on m.tweet_id = t.id and m.user_id is not null where t.id = any(:ids)")
	Flux<TokenRow> findMentions(UUID[] ids);

	@Query("select id, text, tweets_count as count from hashtags where tweets_count > 0 "
			+ "order by tweets_count desc, id limit :limit")
	Flux<PopularHashtag> findPopular(int limit);

	/** Returns the keys of names of which no user is known yet, each once. */
	@Query("select distinct name_key from mentions where tweet_id = any(:ids) and user_id is null")
	Flux<String> findUnknownNames(UUID[] ids);

}
