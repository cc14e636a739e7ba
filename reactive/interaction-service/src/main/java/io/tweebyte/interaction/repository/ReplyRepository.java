package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.interaction.ReplyAnswer;
import io.tweebyte.interaction.entity.NewReplyRow;
import io.tweebyte.interaction.entity.RankedReply;
import io.tweebyte.interaction.entity.RepliedTweet;
import io.tweebyte.interaction.entity.ReplyRow;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.entity.WriteResult;
import io.tweebyte.shared.sql.InteractionStatements;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads and writes replies. Each method is one statement and, being one, no transaction
 * of its own.
 */
@Repository
public class ReplyRepository {

	private static final String TWEET = """
			select tweet_id, tweet_author_id from replies
			where id = $1""";

	private final DatabaseClient database;

	ReplyRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Adds a reply, or finds the one that has its key.
	 * @param restricted whether only accepted followers of the author may
	 */
	public Mono<WriteResult<ReplyAnswer>> add(NewReplyRow reply, boolean restricted) {
		return this.database.sql(InteractionStatements.REPLY)
			.bind("id", reply.id())
			.bind("tweetId", reply.tweetId())
			.bind("authorId", reply.tweetAuthorId())
			.bind("userId", reply.userId())
			.bind("content", reply.content())
			.bind("createdAt", reply.createdAt())
			.bind("idempotencyKey", Nullable.of(reply.idempotencyKey(), String.class))
			.bind("restricted", restricted)
			.map(ReplyRepository::written)
			.one();
	}

	/**
	 * Reads which tweet a reply is to.
	 * @return the tweet, or nothing when there is no such reply
	 */
	public Mono<RepliedTweet> findTweet(UUID replyId) {
		return this.database.sql(TWEET)
			.bind(0, replyId)
			.map((row) -> new RepliedTweet(row.get(0, UUID.class), row.get(1, UUID.class)))
			.one();
	}

	/**
	 * Edits a reply.
	 * @return whether this user may, or nothing when there is no such reply
	 */
	public Mono<Boolean> edit(UUID replyId, UUID userId, boolean anybody, String content) {
		return Rows.allowed(this.database.sql(InteractionStatements.EDIT_REPLY)
			.bind("id", replyId)
			.bind("userId", userId)
			.bind("anybody", anybody)
			.bind("content", content));
	}

	/**
	 * Deletes a reply.
	 * @return whether this user may, or nothing when there is no such reply
	 */
	public Mono<Boolean> delete(UUID replyId, UUID userId, boolean anybody) {
		return Rows.allowed(this.database.sql(InteractionStatements.DELETE_REPLY)
			.bind("id", replyId)
			.bind("userId", userId)
			.bind("anybody", anybody));
	}

	/**
	 * Reads the replies to a tweet.
	 * @param viewer the reader
	 * @param before only replies written before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return replies that the reader may see, newest first
	 */
	public Mono<List<ReplyRow>> findOfTweet(UUID tweetId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.TWEET_REPLIES, viewer, before, beforeId, limit)
			.bind("tweetId", tweetId), ReplyRepository::reply);
	}

	/**
	 * Reads the most liked reply of each of many tweets that the reader may see.
	 * @param viewer the reader
	 * @return the replies in any order
	 */
	public Mono<List<RankedReply>> findTop(List<UUID> tweetIds, Viewer viewer) {
		return Rows.list(Rows.visible(this.database, InteractionStatements.TOP_REPLIES, viewer)
			.bind("tweetIds", tweetIds.toArray(UUID[]::new)), ReplyRepository::ranked);
	}

	/**
	 * Reads the most liked reply of each of many tweets that the reader may see, and the
	 * newest.
	 * @param viewer the reader
	 * @param newest how many of the newest
	 * @return the replies in any order
	 */
	public Mono<List<RankedReply>> findTopAndNewest(List<UUID> tweetIds, Viewer viewer, int newest) {
		return Rows.list(Rows.visible(this.database, InteractionStatements.TOP_AND_NEWEST_REPLIES, viewer)
			.bind("tweetIds", tweetIds.toArray(UUID[]::new))
			.bind("replies", newest), ReplyRepository::ranked);
	}

	private static WriteResult<ReplyAnswer> written(Readable row) {
		UUID id = row.get(1, UUID.class);
		return new WriteResult<>(row.get(0, Boolean.class), (id != null) ? answer(id, row) : null);
	}

	private static ReplyAnswer answer(UUID id, Readable row) {
		return new ReplyAnswer(id, row.get(2, UUID.class), row.get(3, UUID.class), row.get(4, String.class),
				row.get(5, Instant.class));
	}

	private static RankedReply ranked(Readable row) {
		return new RankedReply(reply(row), row.get(6, Boolean.class));
	}

	private static ReplyRow reply(Readable row) {
		return new ReplyRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, UUID.class),
				row.get(3, String.class), row.get(4, Instant.class), row.get(5, Integer.class));
	}

}
