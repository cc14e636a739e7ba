package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.RetweetAnswer;
import io.tweebyte.contracts.sql.InteractionStatements;
import io.tweebyte.interaction.entity.RetweetRow;
import io.tweebyte.interaction.entity.WriteResult;
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

	private static final String ROW = """
			select new io.tweebyte.interaction.entity.RetweetRow(r.id, r.userId, r.tweetId, r.tweetAuthorId, r.content,
				r.createdAt)
			from RetweetEntity r where""";

	private static final String BEFORE = """
			 and (r.createdAt, r.id) < (:before, :beforeId)
			order by r.createdAt desc, r.id desc""";

	private final EntityManager database;

	RetweetRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Adds a retweet, or finds the user's retweet of the same tweet.
	 * @param retweet the retweet
	 * @param restricted whether only accepted followers of the author may
	 * @return what came of it
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
	 * @param userId the retweeter
	 * @param tweetId the tweet
	 * @return the retweet, or nothing
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
	 * @param retweetId the retweet
	 * @param userId who edits
	 * @param anybody whether everybody may
	 * @param content the new text
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
	 * @param retweetId the retweet
	 * @param userId who deletes
	 * @param anybody whether everybody may
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
	 * @param userId the user
	 * @param before only retweets made before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return retweets, newest first
	 */
	public List<RetweetRow> findOfUser(UUID userId, Instant before, UUID beforeId, Limit limit) {
		return this.database.createQuery(ROW + " r.userId = :userId" + BEFORE, RetweetRow.class)
			.setParameter("userId", userId)
			.setParameter("before", before)
			.setParameter("beforeId", beforeId)
			.setMaxResults(limit.max())
			.getResultList();
	}

	/**
	 * Reads who retweeted a tweet.
	 * @param tweetId the tweet
	 * @param before only retweets made before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return retweets, newest first
	 */
	public List<RetweetRow> findOfTweet(UUID tweetId, Instant before, UUID beforeId, Limit limit) {
		return this.database.createQuery(ROW + " r.tweetId = :tweetId" + BEFORE, RetweetRow.class)
			.setParameter("tweetId", tweetId)
			.setParameter("before", before)
			.setParameter("beforeId", beforeId)
			.setMaxResults(limit.max())
			.getResultList();
	}

	private static WriteResult<RetweetAnswer> written(Tuple row) {
		UUID id = row.get(1, UUID.class);
		return new WriteResult<>(row.get(0, Boolean.class),
				(id != null) ? new RetweetAnswer(id, row.get(2, Instant.class), row.get(3, String.class)) : null);
	}

}
