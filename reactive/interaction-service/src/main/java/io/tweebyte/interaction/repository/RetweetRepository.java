package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.interaction.RetweetAnswer;
import io.tweebyte.interaction.entity.RetweetRow;
import io.tweebyte.interaction.entity.Viewer;
import io.tweebyte.interaction.entity.WriteResult;
import io.tweebyte.shared.sql.InteractionStatements;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads and writes retweets. Each method is one statement and, being one, no transaction
 * of its own.
 */
@Repository
public class RetweetRepository {

	private static final String FIND = """
			select id, created_at, content
			from retweets where user_id = $1 and tweet_id = $2""";

	private final DatabaseClient database;

	RetweetRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Adds a retweet, or finds the user's retweet of the same tweet.
	 * @param restricted whether only accepted followers of the author may
	 */
	public Mono<WriteResult<RetweetAnswer>> add(RetweetRow retweet, boolean restricted) {
		return this.database.sql(InteractionStatements.RETWEET)
			.bind("id", retweet.id())
			.bind("userId", retweet.userId())
			.bind("tweetId", retweet.tweetId())
			.bind("authorId", retweet.tweetAuthorId())
			.bind("content", Nullable.of(retweet.content(), String.class))
			.bind("createdAt", retweet.createdAt())
			.bind("restricted", restricted)
			.map(RetweetRepository::written)
			.one();
	}

	/**
	 * Reads a retweet.
	 */
	public Mono<RetweetAnswer> find(UUID userId, UUID tweetId) {
		return this.database.sql(FIND).bind(0, userId).bind(1, tweetId).map(RetweetRepository::answer).one();
	}

	/**
	 * Edits a retweet.
	 * @return whether this user may, or nothing when there is no such retweet
	 */
	public Mono<Boolean> edit(UUID retweetId, UUID userId, boolean anybody, String content) {
		return Rows.allowed(this.database.sql(InteractionStatements.EDIT_RETWEET)
			.bind("id", retweetId)
			.bind("userId", userId)
			.bind("anybody", anybody)
			.bind("content", content));
	}

	/**
	 * Deletes a retweet.
	 * @return whether this user may, or nothing when there is no such retweet
	 */
	public Mono<Boolean> delete(UUID retweetId, UUID userId, boolean anybody) {
		return Rows.allowed(this.database.sql(InteractionStatements.DELETE_RETWEET)
			.bind("id", retweetId)
			.bind("userId", userId)
			.bind("anybody", anybody));
	}

	/**
	 * Reads what a user retweeted.
	 * @param viewer the reader
	 * @param before only retweets made before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return retweets that the reader may see, newest first
	 */
	public Mono<List<RetweetRow>> findOfUser(UUID userId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.USER_RETWEETS, viewer, before, beforeId, limit)
			.bind("userId", userId), RetweetRepository::retweet);
	}

	/**
	 * Reads who retweeted a tweet.
	 * @param viewer the reader
	 * @param before only retweets made before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return retweets that the reader may see, newest first
	 */
	public Mono<List<RetweetRow>> findOfTweet(UUID tweetId, Viewer viewer, Instant before, UUID beforeId, Limit limit) {
		return Rows.list(Rows.page(this.database, InteractionStatements.TWEET_RETWEETS, viewer, before, beforeId, limit)
			.bind("tweetId", tweetId), RetweetRepository::retweet);
	}

	private static WriteResult<RetweetAnswer> written(Readable row) {
		UUID id = row.get(1, UUID.class);
		return new WriteResult<>(row.get(0, Boolean.class),
				(id != null) ? new RetweetAnswer(id, row.get(2, Instant.class), row.get(3, String.class)) : null);
	}

	private static RetweetAnswer answer(Readable row) {
		return new RetweetAnswer(row.get(0, UUID.class), row.get(1, Instant.class), row.get(2, String.class));
	}

	private static RetweetRow retweet(Readable row) {
		return new RetweetRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, UUID.class),
				row.get(3, UUID.class), row.get(4, String.class), row.get(5, Instant.class));
	}

}
