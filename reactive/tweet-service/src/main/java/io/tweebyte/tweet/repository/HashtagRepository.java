package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.contracts.tweet.TweetSummary;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads by hashtag, in statements that only SQL can say.
 */
@Repository
public class HashtagRepository {

	// the sub-query keeps the order of the index, which a join would lose
	private static final String TWEETS = """
			select t.id, t.user_id, t.content, t.created_at from tweet_hashtag l join tweets t on t.id = l.tweet_id
			where l.hashtag_id = (select id from hashtags where text_key = :key)
				and (l.created_at, l.tweet_id) < (:before, :beforeId)
			order by l.created_at desc, l.tweet_id desc limit :limit""";

	private static final String POPULAR = "select id, text, tweets_count from hashtags where tweets_count > 0 "
			+ "order by tweets_count desc, id limit :limit";

	private final DatabaseClient database;

	HashtagRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Reads the tweets that have a hashtag.
	 * @param key the folded hashtag
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return summaries, newest first
	 */
	public Mono<List<TweetSummary>> findTweets(String key, Instant before, UUID beforeId, Limit limit) {
		return this.database.sql(TWEETS)
			.bind("key", key)
			.bind("before", before)
			.bind("beforeId", beforeId)
			.bind("limit", limit.max())
			.map(HashtagRepository::summary)
			.all()
			.collectList();
	}

	/**
	 * Reads the most popular hashtags.
	 * @param limit how many at most
	 * @return the hashtags, the most popular first
	 */
	public Mono<List<PopularHashtag>> findPopular(Limit limit) {
		return this.database.sql(POPULAR)
			.bind("limit", limit.max())
			.map(HashtagRepository::popular)
			.all()
			.collectList();
	}

	private static TweetSummary summary(Readable row) {
		return new TweetSummary(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class));
	}

	private static PopularHashtag popular(Readable row) {
		return new PopularHashtag(row.get(0, UUID.class), row.get(1, String.class), row.get(2, Long.class));
	}

}
