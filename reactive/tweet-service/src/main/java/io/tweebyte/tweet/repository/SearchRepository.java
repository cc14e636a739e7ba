package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.sql.TweetStatements;
import io.tweebyte.tweet.entity.ReadableAuthors;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.r2dbc.core.DatabaseClient.GenericExecuteSpec;
import org.springframework.stereotype.Repository;

/**
 * Searches tweets and hashtags, in statements that only SQL can express.
 */
@Repository
public class SearchRepository {

	private static final String POPULAR = "select id, text, tweets_count from hashtags where tweets_count > 0 "
			+ "order by tweets_count desc, id limit :limit";

	private final DatabaseClient database;

	SearchRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Searches texts.
	 * @param pattern what the folded text must be like, with {@code \\} as escape
	 * @param readable the private authors whose tweets the reader may see
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return summaries, newest first, without tweets of other private authors
	 */
	public Mono<List<TweetSummary>> findByText(String pattern, ReadableAuthors readable, Instant before, UUID beforeId,
			Limit limit) {
		return tweets(this.database.sql(TweetStatements.SEARCH).bind("pattern", pattern), readable, before, beforeId,
				limit);
	}

	/**
	 * Reads the tweets that have a hashtag.
	 * @param readable the private authors whose tweets the reader may see
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return summaries, newest first, without tweets of other private authors
	 */
	public Mono<List<TweetSummary>> findByHashtag(String key, ReadableAuthors readable, Instant before, UUID beforeId,
			Limit limit) {
		return tweets(this.database.sql(TweetStatements.HASHTAG_SEARCH).bind("key", key), readable, before, beforeId,
				limit);
	}

	private static Mono<List<TweetSummary>> tweets(GenericExecuteSpec query, ReadableAuthors readable, Instant before,
			UUID beforeId, Limit limit) {
		return query.bind("readable", readable.sorted())
			.bind("everyone", readable.everyone())
			.bind("before", before)
			.bind("beforeId", beforeId)
			.bind("limit", limit.max())
			.map(SearchRepository::summary)
			.all()
			.collectList();
	}

	/**
	 * Reads the most popular hashtags.
	 * @param limit how many at most
	 * @return the hashtags, the most popular first
	 */
	public Mono<List<PopularHashtag>> findPopular(Limit limit) {
		return this.database.sql(POPULAR).bind("limit", limit.max()).map(SearchRepository::popular).all().collectList();
	}

	private static TweetSummary summary(Readable row) {
		return new TweetSummary(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class));
	}

	private static PopularHashtag popular(Readable row) {
		return new PopularHashtag(row.get(0, UUID.class), row.get(1, String.class), row.get(2, Long.class));
	}

}
