package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.sql.TweetStatements;
import io.tweebyte.tweet.entity.Resolution;
import io.tweebyte.tweet.entity.UnresolvedTweet;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * What the scheduled tasks of the tweet service read and write, each time in one
 * statement.
 */
@Repository
public class TaskRepository {

	private static final String NAMES = "select distinct name_key from mentions "
			+ "where tweet_id = any(:ids) and user_id is null";

	private final DatabaseClient database;

	TaskRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Takes tweets about which the user service must be asked again, for a while.
	 * @param limit how many at most
	 */
	public Mono<List<UnresolvedTweet>> claim(Instant now, Instant until, int limit) {
		return this.database.sql(TweetStatements.CLAIM_UNRESOLVED)
			.bind("now", now)
			.bind("until", until)
			.bind("limit", limit)
			.map((row) -> new UnresolvedTweet(row.get(0, UUID.class), row.get(1, UUID.class),
					row.get(2, Integer.class)))
			.all()
			.collectList();
	}

	/**
	 * Reads the names in tweets that are nobody's yet.
	 * @return the keys of the names, each once
	 */
	public Mono<List<String>> names(List<UUID> ids) {
		return this.database.sql(NAMES)
			.bind("ids", ids.toArray(UUID[]::new))
			.map((row) -> row.get(0, String.class))
			.all()
			.collectList();
	}

	/**
	 * Settles tweets by what the user service told.
	 */
	public Mono<Void> resolve(Resolution resolution) {
		return this.database.sql(TweetStatements.RESOLVE)
			.bind("tweetIds", resolution.tweets().stream().map(UnresolvedTweet::id).toArray(UUID[]::new))
			.bind("versions", resolution.tweets().stream().map(UnresolvedTweet::version).toArray(Integer[]::new))
			.bind("nameKeys", resolution.users().keySet().toArray(String[]::new))
			.bind("userIds", resolution.users().values().toArray(UUID[]::new))
			.bind("publicAuthors", resolution.publicAuthors().toArray(UUID[]::new))
			.then();
	}

	/**
	 * Adds changes up to the counts of their hashtags.
	 * @param limit how many at most
	 * @return how many there were
	 */
	public Mono<Long> refreshPopular(int limit) {
		return this.database.sql(TweetStatements.REFRESH_POPULAR)
			.bind("limit", limit)
			.map((row) -> row.get(0, Long.class))
			.one();
	}

}
