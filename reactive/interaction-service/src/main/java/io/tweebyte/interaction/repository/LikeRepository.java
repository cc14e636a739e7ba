package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.interaction.LikeAnswer;
import io.tweebyte.interaction.entity.LikeRow;
import io.tweebyte.interaction.entity.TweetLikeRow;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.entity.WriteResult;
import io.tweebyte.shared.sql.InteractionStatements;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads and writes likes. Each method is one statement and, being one, no transaction of
 * its own.
 */
@Repository
public class LikeRepository {

	private static final String FIND = """
			select id, created_at from likes
			where user_id = $1 and thing_type = $2 and thing_id = $3""";

	private final DatabaseClient database;

	LikeRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Likes a tweet.
	 * @param restricted whether only accepted followers of the author may
	 */
	public Mono<WriteResult<LikeAnswer>> likeTweet(LikeRow like, boolean restricted) {
		return this.database.sql(InteractionStatements.LIKE_TWEET)
			.bind("id", like.id())
			.bind("userId", like.userId())
			.bind("tweetId", like.thingId())
			.bind("authorId", like.tweetAuthorId())
			.bind("createdAt", like.createdAt())
			.bind("restricted", restricted)
			.map(LikeRepository::written)
			.one();
	}

	/**
	 * Likes a reply.
	 * @param restricted whether only accepted followers of the tweet's author may
	 * @return what came of it, or nothing when there is no such reply
	 */
	public Mono<WriteResult<LikeAnswer>> likeReply(LikeRow like, boolean restricted, Viewer viewer) {
		return this.database.sql(InteractionStatements.LIKE_REPLY)
			.bind("id", like.id())
			.bind("userId", like.userId())
			.bind("replyId", like.thingId())
			.bind("createdAt", like.createdAt())
			.bind("restricted", restricted)
			.bind("seesAll", viewer.seesAll())
			.map(LikeRepository::written)
			.one();
	}

	/**
	 * Reads a like.
	 * @param thingType {@code TWEET} or {@code REPLY}
	 */
	public Mono<LikeAnswer> find(UUID userId, String thingType, UUID thingId) {
		return this.database.sql(FIND)
			.bind(0, userId)
			.bind(1, thingType)
			.bind(2, thingId)
			.map((row) -> new LikeAnswer(row.get(0, UUID.class), row.get(1, Instant.class)))
			.one();
	}

	/**
	 * Takes a like of a tweet back.
	 * @return how many likes are gone
	 */
	public Mono<Long> unlikeTweet(UUID userId, UUID tweetId) {
		return Rows.count(
				this.database.sql(InteractionStatements.UNLIKE_TWEET).bind("userId", userId).bind("tweetId", tweetId));
	}

	/**
	 * Takes a like of a reply back.
	 * @return how many likes are gone
	 */
	public Mono<Long> unlikeReply(UUID userId, UUID replyId) {
		return Rows.count(
				this.database.sql(InteractionStatements.UNLIKE_REPLY).bind("userId", userId).bind("replyId", replyId));
	}

	/**
	 * Reads what tweets a user likes.
	 * @param viewer the reader
	 * @param before only likes given before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return likes that the reader may see, newest first
	 */
	public Mono<List<LikeRow>> findOfUser(UUID userId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.USER_LIKES, viewer, before, beforeId, limit)
			.bind("userId", userId), LikeRepository::ofUser);
	}

	/**
	 * Reads who likes a tweet.
	 * @param viewer the reader
	 * @param before only likes given before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return likes that the reader may see, newest first
	 */
	public Mono<List<TweetLikeRow>> findOfTweet(UUID tweetId, Viewer viewer, Instant before, UUID beforeId,
			Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.TWEET_LIKES, viewer, before, beforeId, limit)
			.bind("tweetId", tweetId), LikeRepository::ofTweet);
	}

	private static WriteResult<LikeAnswer> written(Readable row) {
		UUID id = row.get(1, UUID.class);
		return new WriteResult<>(row.get(0, Boolean.class),
				(id != null) ? new LikeAnswer(id, row.get(2, Instant.class)) : null);
	}

	private static LikeRow ofUser(Readable row) {
		return new LikeRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, UUID.class),
				row.get(3, UUID.class), row.get(4, Instant.class));
	}

	private static TweetLikeRow ofTweet(Readable row) {
		return new TweetLikeRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, Instant.class));
	}

}
