package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.tweet.entity.TweetRow;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads tweets. Each method is one statement and, being one, no transaction of its own.
 */
@Repository
public class TweetRepository {

	/** The beginning of each query for tweets. */
	static final String TWEET = "select id, user_id, content, created_at, updated_at, version, has_tokens from tweets where ";

	/** The beginning of each query for summaries. */
	static final String SUMMARY = "select id, user_id, content, created_at from tweets where ";

	/** The end of each query for a page. */
	static final String PAGE = " and (created_at, id) < ($2, $3) order by created_at desc, id desc limit $4";

	/** Chooses many tweets. */
	static final String AMONG = "id = any($1)";

	private final DatabaseClient database;

	TweetRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Reads a tweet.
	 */
	public Mono<TweetRow> findTweet(UUID id) {
		return this.database.sql(TWEET + "id = $1").bind(0, id).map(TweetRepository::tweet).one();
	}

	/**
	 * Reads tweets of a user.
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return the tweets, newest first
	 */
	public Mono<List<TweetRow>> findOfUser(UUID userId, Instant before, UUID beforeId, Limit limit) {
		return this.database.sql(TWEET + "user_id = $1" + PAGE)
			.bind(0, userId)
			.bind(1, before)
			.bind(2, beforeId)
			.bind(3, limit.max())
			.map(TweetRepository::tweet)
			.all()
			.collectList();
	}

	/**
	 * Reads tweets of a user without what only the full form shows.
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return summaries, newest first
	 */
	public Mono<List<TweetSummary>> findSummariesOfUser(UUID userId, Instant before, UUID beforeId, Limit limit) {
		return this.database.sql(SUMMARY + "user_id = $1" + PAGE)
			.bind(0, userId)
			.bind(1, before)
			.bind(2, beforeId)
			.bind(3, limit.max())
			.map(TweetRepository::summary)
			.all()
			.collectList();
	}

	/**
	 * Reads many tweets.
	 * @return those of them that exist, in no order
	 */
	public Mono<List<TweetRow>> findTweets(UUID[] ids) {
		return this.database.sql(TWEET + AMONG).bind(0, ids).map(TweetRepository::tweet).all().collectList();
	}

	/**
	 * Reads what summaries of many tweets show.
	 * @return the summaries of those that exist, in no order
	 */
	public Mono<List<TweetSummary>> findSummaries(UUID[] ids) {
		return this.database.sql(SUMMARY + AMONG).bind(0, ids).map(TweetRepository::summary).all().collectList();
	}

	/**
	 * Looks which tweets exist.
	 * @return those of them that do, in no order
	 */
	public Mono<List<UUID>> findExisting(UUID[] ids) {
		return this.database.sql("select id from tweets where " + AMONG)
			.bind(0, ids)
			.map((row) -> row.get(0, UUID.class))
			.all()
			.collectList();
	}

	// model: by hand and by index, a third of what an entity mapper costs

	private static TweetRow tweet(Readable row) {
		return new TweetRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class), row.get(4, Instant.class), row.get(5, Integer.class),
				row.get(6, Boolean.class));
	}

	private static TweetSummary summary(Readable row) {
		return new TweetSummary(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class));
	}

}
