package io.tweebyte.interaction.repository;

import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.interaction.entity.TweetCounts;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads the counts of tweets. Each method is one statement and, being one, no transaction
 * of its own.
 */
@Repository
public class TweetCountsRepository {

	private static final String COUNTS = """
			select tweet_id, author_id, likes, replies, retweets
			from tweet_counts where""";

	private final DatabaseClient database;

	TweetCountsRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Reads the counts of a tweet.
	 * @return the counts, or nothing when nobody has reacted to it
	 */
	public Mono<TweetCounts> find(UUID tweetId) {
		return this.database.sql(COUNTS + " tweet_id = $1").bind(0, tweetId).map(TweetCountsRepository::counts).one();
	}

	/**
	 * Reads the counts of an author's tweets.
	 * @param least the least id wanted, in PostgreSQL's order
	 * @param greatest the greatest id wanted
	 * @return the counts of his tweets from the one to the other
	 */
	public Mono<List<TweetCounts>> findByAuthor(UUID authorId, UUID least, UUID greatest) {
		return Rows.list(this.database.sql(COUNTS + " author_id = $1 and tweet_id between $2 and $3")
			.bind(0, authorId)
			.bind(1, least)
			.bind(2, greatest), TweetCountsRepository::counts);
	}

	/**
	 * Reads the counts of many tweets.
	 * @return the counts of those that anybody has reacted to
	 */
	public Mono<List<TweetCounts>> findByIds(List<UUID> tweetIds) {
		return Rows.list(this.database.sql(COUNTS + " tweet_id = any($1)").bind(0, tweetIds.toArray(UUID[]::new)),
				TweetCountsRepository::counts);
	}

	private static TweetCounts counts(Readable row) {
		return new TweetCounts(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, Integer.class),
				row.get(3, Integer.class), row.get(4, Integer.class));
	}

}
