package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.LikeAnswer;
import io.tweebyte.contracts.sql.InteractionStatements;
import io.tweebyte.interaction.entity.LikeRow;
import io.tweebyte.interaction.entity.TweetLikeRow;
import io.tweebyte.interaction.entity.WriteResult;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Repository;

/**
 * Reads and writes likes. Each method is one statement and, being one, no transaction of
 * its own.
 */
@Repository
public class LikeRepository {

	private static final String FIND = """
			select new io.tweebyte.contracts.interaction.LikeAnswer(l.id, l.createdAt) from LikeEntity l
			where l.userId = :userId and l.thingType = :thingType and l.thingId = :thingId""";

	private static final String OF_USER = """
			select new io.tweebyte.interaction.entity.LikeRow(l.id, l.userId, l.thingId, l.tweetAuthorId, l.createdAt)
			from LikeEntity l where l.userId = :userId and l.thingType = 'TWEET'
				and (l.createdAt, l.id) < (:before, :beforeId)
			order by l.createdAt desc, l.id desc""";

	private static final String OF_TWEET = """
			select new io.tweebyte.interaction.entity.TweetLikeRow(l.id, l.userId, l.createdAt)
			from LikeEntity l where l.thingType = 'TWEET' and l.thingId = :tweetId
				and (l.createdAt, l.id) < (:before, :beforeId)
			order by l.createdAt desc, l.id desc""";

	private final EntityManager database;

	LikeRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Likes a tweet.
	 * @param like the like
	 * @param restricted whether only accepted followers of the author may
	 * @return what came of it
	 */
	public WriteResult<LikeAnswer> likeTweet(LikeRow like, boolean restricted) {
		return Rows
			.list(this.database.createNativeQuery(InteractionStatements.LIKE_TWEET, Tuple.class)
				.setParameter("id", like.id())
				.setParameter("userId", like.userId())
				.setParameter("tweetId", like.thingId())
				.setParameter("authorId", like.tweetAuthorId())
				.setParameter("createdAt", like.createdAt())
				.setParameter("restricted", restricted), LikeRepository::written)
			.getFirst();
	}

	/**
	 * Likes a reply.
	 * @param like the like
	 * @param restricted whether only accepted followers of the tweet's author may
	 * @return what came of it, or nothing when there is no such reply
	 */
	public Optional<WriteResult<LikeAnswer>> likeReply(LikeRow like, boolean restricted) {
		return Rows
			.list(this.database.createNativeQuery(InteractionStatements.LIKE_REPLY, Tuple.class)
				.setParameter("id", like.id())
				.setParameter("userId", like.userId())
				.setParameter("replyId", like.thingId())
				.setParameter("createdAt", like.createdAt())
				.setParameter("restricted", restricted), LikeRepository::written)
			.stream()
			.findFirst();
	}

	/**
	 * Reads a like.
	 * @param userId who likes
	 * @param thingType {@code TWEET} or {@code REPLY}
	 * @param thingId what is liked
	 * @return the like, or nothing
	 */
	public Optional<LikeAnswer> find(UUID userId, String thingType, UUID thingId) {
		return this.database.createQuery(FIND, LikeAnswer.class)
			.setParameter("userId", userId)
			.setParameter("thingType", thingType)
			.setParameter("thingId", thingId)
			.getResultList()
			.stream()
			.findFirst();
	}

	/**
	 * Takes a like of a tweet back.
	 * @param userId who liked
	 * @param tweetId the tweet
	 * @return how many likes are gone
	 */
	public long unlikeTweet(UUID userId, UUID tweetId) {
		return Rows.count(this.database.createNativeQuery(InteractionStatements.UNLIKE_TWEET, Tuple.class)
			.setParameter("userId", userId)
			.setParameter("tweetId", tweetId));
	}

	/**
	 * Takes a like of a reply back.
	 * @param userId who liked
	 * @param replyId the reply
	 * @return how many likes are gone
	 */
	public long unlikeReply(UUID userId, UUID replyId) {
		return Rows.count(this.database.createNativeQuery(InteractionStatements.UNLIKE_REPLY, Tuple.class)
			.setParameter("userId", userId)
			.setParameter("replyId", replyId));
	}

	/**
	 * Reads what tweets a user likes.
	 * @param userId the user
	 * @param before only likes given before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return likes, newest first
	 */
	public List<LikeRow> findOfUser(UUID userId, Instant before, UUID beforeId, Limit limit) {
		return this.database.createQuery(OF_USER, LikeRow.class)
			.setParameter("userId", userId)
			.setParameter("before", before)
			.setParameter("beforeId", beforeId)
			.setMaxResults(limit.max())
			.getResultList();
	}

	/**
	 * Reads who likes a tweet.
	 * @param tweetId the tweet
	 * @param before only likes given before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return likes, newest first
	 */
	public List<TweetLikeRow> findOfTweet(UUID tweetId, Instant before, UUID beforeId, Limit limit) {
		return this.database.createQuery(OF_TWEET, TweetLikeRow.class)
			.setParameter("tweetId", tweetId)
			.setParameter("before", before)
			.setParameter("beforeId", beforeId)
			.setMaxResults(limit.max())
			.getResultList();
	}

	private static WriteResult<LikeAnswer> written(Tuple row) {
		UUID id = row.get(1, UUID.class);
		return new WriteResult<>(row.get(0, Boolean.class),
				(id != null) ? new LikeAnswer(id, row.get(2, Instant.class)) : null);
	}

}
