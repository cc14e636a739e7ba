package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.LikeAnswer;
import io.tweebyte.interaction.entity.LikeRow;
import io.tweebyte.interaction.entity.TweetLikeRow;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.entity.WriteResult;
import io.tweebyte.shared.sql.InteractionStatements;
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

	private final EntityManager database;

	LikeRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Likes a tweet.
	 * @param restricted whether only accepted followers of the author may
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
	 * @param restricted whether only accepted followers of the tweet's author may
	 * @return what came of it, or nothing when there is no such reply
	 */
	public Optional<WriteResult<LikeAnswer>> likeReply(LikeRow like, boolean restricted, Viewer viewer) {
		return Rows
			.list(this.database.createNativeQuery(InteractionStatements.LIKE_REPLY, Tuple.class)
				.setParameter("id", like.id())
				.setParameter("userId", like.userId())
				.setParameter("replyId", like.thingId())
				.setParameter("createdAt", like.createdAt())
				.setParameter("restricted", restricted)
				.setParameter("seesAll", viewer.seesAll()), LikeRepository::written)
			.stream()
			.findFirst();
	}

	/**
	 * Reads a like.
	 * @param thingType {@code TWEET} or {@code REPLY}
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
	 * @return how many likes are gone
	 */
	public long unlikeTweet(UUID userId, UUID tweetId) {
		return Rows.count(this.database.createNativeQuery(InteractionStatements.UNLIKE_TWEET, Tuple.class)
			.setParameter("userId", userId)
			.setParameter("tweetId", tweetId));
	}

	/**
	 * Takes a like of a reply back.
	 * @return how many likes are gone
	 */
	public long unlikeReply(UUID userId, UUID replyId) {
		return Rows.count(this.database.createNativeQuery(InteractionStatements.UNLIKE_REPLY, Tuple.class)
			.setParameter("userId", userId)
			.setParameter("replyId", replyId));
	}

	/**
	 * Reads what tweets a user likes.
	 * @param viewer the reader
	 * @param before only likes given before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return likes that the reader may see, newest first
	 */
	public List<LikeRow> findOfUser(UUID userId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.USER_LIKES, viewer, before, beforeId, limit)
			.setParameter("userId", userId), LikeRepository::ofUser);
	}

	/**
	 * Reads who likes a tweet.
	 * @param viewer the reader
	 * @param before only likes given before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return likes that the reader may see, newest first
	 */
	public List<TweetLikeRow> findOfTweet(UUID tweetId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.TWEET_LIKES, viewer, before, beforeId, limit)
			.setParameter("tweetId", tweetId), LikeRepository::ofTweet);
	}

	private static WriteResult<LikeAnswer> written(Tuple row) {
		UUID id = row.get(1, UUID.class);
		return new WriteResult<>(row.get(0, Boolean.class),
				(id != null) ? new LikeAnswer(id, row.get(2, Instant.class)) : null);
	}

	private static LikeRow ofUser(Tuple row) {
		return new LikeRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, UUID.class),
				row.get(3, UUID.class), row.get(4, Instant.class));
	}

	private static TweetLikeRow ofTweet(Tuple row) {
		return new TweetLikeRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, Instant.class));
	}

}
