package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.interaction.entity.CleanUpPosition;
import io.tweebyte.shared.sql.InteractionStatements;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;

import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Removes what was deleted elsewhere, a few rows at a time.
 */
@Repository
public class CleanUpRepository {

	private static final String CURSOR = "tweets";

	private final EntityManager database;

	CleanUpRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Takes the clean-up, unless somebody else is at it.
	 * @param until until when it is left alone by others
	 * @return where to go on, or nothing when it is taken
	 */
	public Optional<CleanUpPosition> claim(Instant now, Instant until) {
		return Rows
			.list(this.database.createNativeQuery(InteractionStatements.CLAIM_CLEANUP, Tuple.class)
				.setParameter("name", CURSOR)
				.setParameter("now", now)
				.setParameter("until", until), (row) -> new CleanUpPosition(row.get(0, UUID.class)))
			.stream()
			.findFirst();
	}

	/**
	 * Remembers where to go on.
	 * @param until until when it is left alone by others
	 * @return how many rows were written
	 */
	@Transactional
	public long move(CleanUpPosition position, Instant until) {
		return this.database.createNativeQuery(InteractionStatements.MOVE_CLEANUP)
			.setParameter("name", CURSOR)
			.setParameter("position", position.after())
			.setParameter("until", until)
			.executeUpdate();
	}

	/**
	 * Reads which tweets come next.
	 * @param after the tweet after which they come
	 * @param limit how many at most
	 * @return ids in PostgreSQL's order
	 */
	public List<UUID> findKnownTweets(UUID after, int limit) {
		return Rows.list(this.database.createNativeQuery(InteractionStatements.KNOWN_TWEETS, Tuple.class)
			.setParameter("after", after)
			.setParameter("limit", limit), (row) -> row.get(0, UUID.class));
	}

	/**
	 * Removes likes of tweets.
	 * @param limit how many at most
	 * @return how many are gone
	 */
	public long removeLikes(List<UUID> tweetIds, int limit) {
		return Rows.count(this.database.createNativeQuery(InteractionStatements.REMOVE_LIKES, Tuple.class)
			.setParameter("tweetIds", tweetIds.toArray(UUID[]::new))
			.setParameter("limit", limit));
	}

	/**
	 * Removes replies to tweets.
	 * @param limit how many at most
	 * @return how many are gone
	 */
	public long removeReplies(List<UUID> tweetIds, int limit) {
		return Rows.count(this.database.createNativeQuery(InteractionStatements.REMOVE_REPLIES, Tuple.class)
			.setParameter("tweetIds", tweetIds.toArray(UUID[]::new))
			.setParameter("limit", limit));
	}

	/**
	 * Removes retweets of tweets.
	 * @param limit how many at most
	 * @return how many are gone
	 */
	public long removeRetweets(List<UUID> tweetIds, int limit) {
		return Rows.count(this.database.createNativeQuery(InteractionStatements.REMOVE_RETWEETS, Tuple.class)
			.setParameter("tweetIds", tweetIds.toArray(UUID[]::new))
			.setParameter("limit", limit));
	}

	/**
	 * Removes the counts of tweets of which nothing is left.
	 * @return how many are gone
	 */
	@Transactional
	public long removeCounts(List<UUID> tweetIds) {
		return this.database.createNativeQuery(InteractionStatements.REMOVE_COUNTS)
			.setParameter("tweetIds", tweetIds.toArray(UUID[]::new))
			.executeUpdate();
	}

	/**
	 * Removes likes of deleted replies.
	 * @param limit how many at most
	 * @return how many are gone
	 */
	public long removeReplyLikes(int limit) {
		return Rows.count(this.database.createNativeQuery(InteractionStatements.REMOVE_REPLY_LIKES, Tuple.class)
			.setParameter("limit", limit));
	}

	/**
	 * Removes rejected requests.
	 * @param rejectedUntil until when they must have been rejected
	 * @param limit how many at most
	 * @return how many are gone
	 */
	public long removeRejected(Instant rejectedUntil, int limit) {
		return Rows.count(this.database.createNativeQuery(InteractionStatements.REMOVE_REJECTED, Tuple.class)
			.setParameter("rejectedUntil", rejectedUntil)
			.setParameter("limit", limit));
	}

}
