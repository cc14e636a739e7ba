package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.interaction.entity.CleanUpPosition;
import io.tweebyte.shared.sql.InteractionStatements;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Removes what was deleted elsewhere, a few rows at a time.
 */
@Repository
public class CleanUpRepository {

	private static final String CURSOR = "tweets";

	private final DatabaseClient database;

	CleanUpRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Takes the clean-up, unless somebody else is at it.
	 * @param until until when it is left alone by others
	 * @return where to go on, or nothing when it is taken
	 */
	public Mono<CleanUpPosition> claim(Instant now, Instant until) {
		return this.database.sql(InteractionStatements.CLAIM_CLEANUP)
			.bind("name", CURSOR)
			.bind("now", now)
			.bind("until", until)
			.map((row) -> new CleanUpPosition(row.get(0, UUID.class)))
			.one();
	}

	/**
	 * Remembers where to go on.
	 * @param until until when it is left alone by others
	 * @return how many rows were written
	 */
	public Mono<Long> move(CleanUpPosition position, Instant until) {
		return this.database.sql(InteractionStatements.MOVE_CLEANUP)
			.bind("name", CURSOR)
			.bind("position", Nullable.of(position.after(), UUID.class))
			.bind("until", until)
			.fetch()
			.rowsUpdated();
	}

	/**
	 * Reads which tweets come next.
	 * @param after the tweet after which they come
	 * @param limit how many at most
	 * @return ids in PostgreSQL's order
	 */
	public Mono<List<UUID>> findKnownTweets(UUID after, int limit) {
		return Rows.list(
				this.database.sql(InteractionStatements.KNOWN_TWEETS).bind("after", after).bind("limit", limit),
				(row) -> row.get(0, UUID.class));
	}

	/**
	 * Removes likes of tweets.
	 * @param limit how many at most
	 * @return how many are gone
	 */
	public Mono<Long> removeLikes(List<UUID> tweetIds, int limit) {
		return Rows.count(this.database.sql(InteractionStatements.REMOVE_LIKES)
			.bind("tweetIds", tweetIds.toArray(UUID[]::new))
			.bind("limit", limit));
	}

	/**
	 * Removes replies to tweets.
	 * @param limit how many at most
	 * @return how many are gone
	 */
	public Mono<Long> removeReplies(List<UUID> tweetIds, int limit) {
		return Rows.count(this.database.sql(InteractionStatements.REMOVE_REPLIES)
			.bind("tweetIds", tweetIds.toArray(UUID[]::new))
			.bind("limit", limit));
	}

	/**
	 * Removes retweets of tweets.
	 * @param limit how many at most
	 * @return how many are gone
	 */
	public Mono<Long> removeRetweets(List<UUID> tweetIds, int limit) {
		return Rows.count(this.database.sql(InteractionStatements.REMOVE_RETWEETS)
			.bind("tweetIds", tweetIds.toArray(UUID[]::new))
			.bind("limit", limit));
	}

	/**
	 * Removes the counts of tweets of which nothing is left.
	 * @return how many are gone
	 */
	public Mono<Long> removeCounts(List<UUID> tweetIds) {
		return this.database.sql(InteractionStatements.REMOVE_COUNTS)
			.bind("tweetIds", tweetIds.toArray(UUID[]::new))
			.fetch()
			.rowsUpdated();
	}

	/**
	 * Removes likes of deleted replies.
	 * @param limit how many at most
	 * @return how many are gone
	 */
	public Mono<Long> removeReplyLikes(int limit) {
		return Rows.count(this.database.sql(InteractionStatements.REMOVE_REPLY_LIKES).bind("limit", limit));
	}

	/**
	 * Removes rejected requests.
	 * @param rejectedUntil until when they must have been rejected
	 * @param limit how many at most
	 * @return how many are gone
	 */
	public Mono<Long> removeRejected(Instant rejectedUntil, int limit) {
		return Rows.count(this.database.sql(InteractionStatements.REMOVE_REJECTED)
			.bind("rejectedUntil", rejectedUntil)
			.bind("limit", limit));
	}

}
