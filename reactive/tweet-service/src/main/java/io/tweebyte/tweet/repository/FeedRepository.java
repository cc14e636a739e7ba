package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.shared.sql.TweetStatements;
import io.tweebyte.tweet.entity.TweetRow;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads the tweets of many users, in a statement that only SQL can say.
 */
@Repository
public class FeedRepository {

	private final DatabaseClient database;

	FeedRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Reads tweets.
	 * @param before only tweets posted before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return the tweets, newest first
	 */
	public Mono<List<TweetRow>> findPage(UUID[] userIds, Instant before, UUID beforeId, Limit limit) {
		return this.database.sql(TweetStatements.FEED)
			.bind("userIds", userIds)
			.bind("before", before)
			.bind("beforeId", beforeId)
			.bind("limit", limit.max())
			.map(FeedRepository::tweet)
			.all()
			.collectList();
	}

	private static TweetRow tweet(Readable row) {
		return new TweetRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class), row.get(4, Instant.class), row.get(5, Integer.class),
				row.get(6, Boolean.class));
	}

}
