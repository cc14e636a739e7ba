package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.interaction.ReplyAnswer;
import io.tweebyte.interaction.entity.NewReplyRow;
import io.tweebyte.interaction.entity.RankedReply;
import io.tweebyte.interaction.entity.RepliedTweet;
import io.tweebyte.interaction.entity.ReplyRow;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.entity.WriteResult;
import io.tweebyte.shared.sql.InteractionStatements;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;

import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Repository;

/**
 * Reads and writes replies. Each method is one statement and, being one, no transaction
 * of its own.
 */
@Repository
public class ReplyRepository {

	private static final String TWEET = """
			select new io.tweebyte.interaction.entity.RepliedTweet(r.tweetId, r.tweetAuthorId) from ReplyEntity r
			where r.id = :replyId""";

	private final EntityManager database;

	ReplyRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Adds a reply, or finds the one that has its key.
	 * @param restricted whether only accepted followers of the author may
	 */
	public WriteResult<ReplyAnswer> add(NewReplyRow reply, boolean restricted) {
		return Rows
			.list(this.database.createNativeQuery(InteractionStatements.REPLY, Tuple.class)
				.setParameter("id", reply.id())
				.setParameter("tweetId", reply.tweetId())
				.setParameter("authorId", reply.tweetAuthorId())
				.setParameter("userId", reply.userId())
				.setParameter("content", reply.content())
				.setParameter("createdAt", reply.createdAt())
				.setParameter("idempotencyKey", reply.idempotencyKey())
				.setParameter("restricted", restricted), ReplyRepository::written)
			.getFirst();
	}

	/**
	 * Reads which tweet a reply is to.
	 * @return the tweet, or nothing when there is no such reply
	 */
	public Optional<RepliedTweet> findTweet(UUID replyId) {
		return this.database.createQuery(TWEET, RepliedTweet.class)
			.setParameter("replyId", replyId)
			.getResultList()
			.stream()
			.findFirst();
	}

	/**
	 * Edits a reply.
	 * @return whether this user may, or nothing when there is no such reply
	 */
	public Optional<Boolean> edit(UUID replyId, UUID userId, boolean anybody, String content) {
		return Rows.allowed(this.database.createNativeQuery(InteractionStatements.EDIT_REPLY, Tuple.class)
			.setParameter("id", replyId)
			.setParameter("userId", userId)
			.setParameter("anybody", anybody)
			.setParameter("content", content));
	}

	/**
	 * Deletes a reply.
	 * @return whether this user may, or nothing when there is no such reply
	 */
	public Optional<Boolean> delete(UUID replyId, UUID userId, boolean anybody) {
		return Rows.allowed(this.database.createNativeQuery(InteractionStatements.DELETE_REPLY, Tuple.class)
			.setParameter("id", replyId)
			.setParameter("userId", userId)
			.setParameter("anybody", anybody));
	}

	/**
	 * Reads the replies to a tweet.
	 * @param viewer the reader
	 * @param before only replies written before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return replies that the reader may see, newest first
	 */
	public List<ReplyRow> findOfTweet(UUID tweetId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.TWEET_REPLIES, viewer, before, beforeId, limit)
			.setParameter("tweetId", tweetId), ReplyRepository::reply);
	}

	/**
	 * Reads the most liked reply of each of many tweets that the reader may see.
	 * @param viewer the reader
	 * @return the replies in any order
	 */
	public List<RankedReply> findTop(List<UUID> tweetIds, Viewer viewer) {
		return Rows.list(Rows.visible(this.database, InteractionStatements.TOP_REPLIES, viewer)
			.setParameter("tweetIds", tweetIds.toArray(UUID[]::new)), ReplyRepository::ranked);
	}

	/**
	 * Reads the most liked reply of each of many tweets that the reader may see, and the
	 * newest.
	 * @param viewer the reader
	 * @param newest how many of the newest
	 * @return the replies in any order
	 */
	public List<RankedReply> findTopAndNewest(List<UUID> tweetIds, Viewer viewer, int newest) {
		return Rows.list(Rows.visible(this.database, InteractionStatements.TOP_AND_NEWEST_REPLIES, viewer)
			.setParameter("tweetIds", tweetIds.toArray(UUID[]::new))
			.setParameter("replies", newest), ReplyRepository::ranked);
	}

	private static WriteResult<ReplyAnswer> written(Tuple row) {
		UUID id = row.get(1, UUID.class);
		return new WriteResult<>(row.get(0, Boolean.class), (id != null) ? answer(id, row) : null);
	}

	private static ReplyAnswer answer(UUID id, Tuple row) {
		return new ReplyAnswer(id, row.get(2, UUID.class), row.get(3, UUID.class), row.get(4, String.class),
				row.get(5, Instant.class));
	}

	private static RankedReply ranked(Tuple row) {
		return new RankedReply(reply(row), row.get(6, Boolean.class));
	}

	private static ReplyRow reply(Tuple row) {
		return new ReplyRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, UUID.class),
				row.get(3, String.class), row.get(4, Instant.class), row.get(5, Integer.class));
	}

}
