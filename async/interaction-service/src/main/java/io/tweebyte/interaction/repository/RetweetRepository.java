package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.RetweetAnswer;
import io.tweebyte.interaction.entity.RetweetRow;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.entity.WriteResult;
import io.tweebyte.shared.sql.InteractionStatements;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Repository;

/**
 * Reads and writes retweets. Each method is one statement and, being one, no transaction
 * of its own.
 */
@Repository
public class RetweetRepository {

	private static final String FIND = """
			select new io.tweebyte.contracts.interaction.RetweetAnswer(r.id, r.createdAt, r.content)
			from RetweetEntity r where r.userId = :userId and r.tweetId = :tweetId""";

	private final EntityManager database;

	RetweetRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Adds a retweet, or finds the user's retweet of the same tweet.
	 * @param restricted whether only accepted followers of the author may
	 */
	public WriteResult<RetweetAnswer> add(RetweetRow retweet, boolean restricted) {
		return Rows
			.list(this.database.createNativeQuery(InteractionStatements.RETWEET, Tuple.class)
				.setParameter("id", retweet.id())
				.setParameter("userId", retweet.userId())
				.setParameter("tweetId", retweet.tweetId())
				.setParameter("authorId", retweet.tweetAuthorId())
				.setParameter("content", retweet.content())
				.setParameter("createdAt", retweet.createdAt())
				.setParameter("restricted", restricted), RetweetRepository::written)
			.getFirst();
	}

	/**
	 * Reads a retweet.
	 */
	public Optional<RetweetAnswer> find(UUID userId, UUID tweetId) {
		return this.database.createQuery(FIND, RetweetAnswer.class)
			.setParameter("userId", userId)
			.setParameter("tweetId", tweetId)
			.getResultList()
			.stream()
			.findFirst();
	}

	/**
	 * Edits a retweet.
	 * @return whether this user may, or nothing when there is no such retweet
	 */
	public Optional<Boolean> edit(UUID retweetId, UUID userId, boolean anybody, String content) {
		return Rows.allowed(this.database.createNativeQuery(InteractionStatements.EDIT_RETWEET, Tuple.class)
			.setParameter("id", retweetId)
			.setParameter("userId", userId)
			.setParameter("anybody", anybody)
			.setParameter("content", content));
	}

	/**
	 * Deletes a retweet.
	 * @return whether this user may, or nothing when there is no such retweet
	 */
	public Optional<Boolean> delete(UUID retweetId, UUID userId, boolean anybody) {
		return Rows.allowed(this.database.createNativeQuery(InteractionStatements.DELETE_RETWEET, Tuple.class)
			.setParameter("id", retweetId)
			.setParameter("userId", userId)
			.setParameter("anybody", anybody));
	}

	/**
	 * Reads what a user retweeted.
	 * @param viewer the reader
	 * @param before only retweets made before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return retweets that the reader may see, newest first
	 */
	public List<RetweetRow> findOfUser(UUID userId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.USER_RETWEETS, viewer, before, beforeId, limit)
			.setParameter("userId", userId), RetweetRepository::retweet);
	}

	/**
	 * Reads who retweeted a tweet.
	 * @param viewer the reader
	 * @param before only retweets made before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return retweets that the reader may see, newest first
	 */
	public List<RetweetRow> findOfTweet(UUID tweetId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.TWEET_RETWEETS, viewer, before, beforeId, limit)
			.setParameter("tweetId", tweetId), RetweetRepository::retweet);
	}

	private static WriteResult<RetweetAnswer> written(Tuple row) {
		UUID id = row.get(1, UUID.class);
		return new WriteResult<>(row.get(0, Boolean.class),
				(id != null) ? new RetweetAnswer(id, row.get(2, Instant.class), row.get(3, String.class)) : null);
	}

	private static RetweetRow retweet(Tuple row) {
		return new RetweetRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, UUID.class),
				row.get(3, UUID.class), row.get(4, String.class), row.get(5, Instant.class));
	}

}
