package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.TweetTokens.Token;
import io.tweebyte.contracts.tweet.Hashtag;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.sql.TweetStatements;
import io.tweebyte.tweet.entity.EditOutcome;
import io.tweebyte.tweet.entity.NewTweet;
import io.tweebyte.tweet.entity.PostedTweet;
import io.tweebyte.tweet.entity.TweetEdit;
import io.tweebyte.tweet.entity.TweetLinks;
import io.tweebyte.tweet.entity.TweetRow;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Writes tweets. A text is always stored together with its hashtags and names.
 */
@Repository
public class TweetWriter {

	private final DatabaseClient database;

	TweetWriter(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Stores a tweet.
	 * @return the tweet as it is stored, which is an earlier one when it was posted
	 * before; nothing when another request posts it at this moment
	 */
	@Transactional
	public Mono<PostedTweet> post(NewTweet tweet, TweetLinks links) {
		return insert(tweet, links).flatMap((row) -> row.id().equals(tweet.id())
				? link(tweet, links).map((hashtags) -> new PostedTweet(row, hashtags, false))
				: Mono.just(new PostedTweet(row, List.of(), true)));
	}

	private Mono<List<Hashtag>> link(NewTweet tweet, TweetLinks links) {
		return links.isEmpty() ? Mono.just(List.of()) : link(tweet.id(), tweet.createdAt(), tweet.createdAt(), links);
	}

	private Mono<TweetRow> insert(NewTweet tweet, TweetLinks links) {
		return this.database.sql(TweetStatements.POST)
			.bind("id", tweet.id())
			.bind("userId", tweet.userId())
			.bind("content", tweet.content())
			.bind("contentKey", Folding.fold(tweet.content()))
			.bind("createdAt", tweet.createdAt())
			.bind("hasTokens", !links.isEmpty())
			.bind("resolveAt", Nullable.of(links.resolveAt(), Instant.class))
			.bind("idempotencyKey", Nullable.of(tweet.idempotencyKey(), String.class))
			.map(TweetWriter::tweet)
			.one();
	}

	/**
	 * Edits a tweet.
	 * @param edit what is stored
	 * @return how it ended; nothing when there is no such tweet
	 */
	@Transactional
	public Mono<EditOutcome> edit(TweetEdit edit, TweetLinks links) {
		return update(edit, links)
			.flatMap((outcome) -> (outcome.isStored() && (outcome.hadTokens() || !links.isEmpty()))
					? link(edit.id(), outcome.createdAt(), edit.updatedAt(), links).thenReturn(outcome)
					: Mono.just(outcome));
	}

	private Mono<EditOutcome> update(TweetEdit edit, TweetLinks links) {
		return this.database.sql(TweetStatements.EDIT)
			.bind("id", edit.id())
			.bind("anybody", edit.caller().anybody())
			.bind("userId", Nullable.of(edit.caller().userId(), UUID.class))
			.bind("content", edit.content())
			.bind("contentKey", Folding.fold(edit.content()))
			.bind("updatedAt", edit.updatedAt())
			.bind("hasTokens", !links.isEmpty())
			.bind("resolveAt", Nullable.of(links.resolveAt(), Instant.class))
			.bind("versions", Nullable.of(versions(edit.versions()), Integer[].class))
			.map(TweetWriter::outcome)
			.one();
	}

	/**
	 * Deletes a tweet.
	 * @return whether he may; nothing when there is no such tweet
	 */
	@Transactional
	public Mono<Boolean> delete(UUID id, Caller caller) {
		return this.database.sql(TweetStatements.DELETE)
			.bind("id", id)
			.bind("anybody", caller.anybody())
			.bind("userId", Nullable.of(caller.userId(), UUID.class))
			.map((row) -> row.get(1, Boolean.class))
			.one();
	}

	private Mono<List<Hashtag>> link(UUID tweetId, Instant createdAt, Instant now, TweetLinks links) {
		return addHashtags(links, now).then(Mono.defer(() -> setTokens(tweetId, createdAt, links)));
	}

	private Mono<Void> addHashtags(TweetLinks links, Instant now) {
		if (links.hashtags().isEmpty()) {
			return Mono.empty();
		}
		return this.database.sql(TweetStatements.ADD_HASHTAGS)
			.bind("createdAt", now)
			.bind("ids", ids(links.hashtags()))
			.bind("texts", texts(links.hashtags()))
			.bind("keys", keys(links.hashtags()))
			.then();
	}

	private Mono<List<Hashtag>> setTokens(UUID tweetId, Instant createdAt, TweetLinks links) {
		return this.database.sql(TweetStatements.SET_TOKENS)
			.bind("tweetId", tweetId)
			.bind("createdAt", createdAt)
			.bind("counted", links.counted())
			.bind("keys", keys(links.hashtags()))
			.bind("texts", texts(links.hashtags()))
			.bind("names", texts(links.names()))
			.bind("nameKeys", keys(links.names()))
			.bind("userIds", users(links))
			.map((row) -> new Hashtag(row.get(0, UUID.class), row.get(1, String.class)))
			.all()
			.collectList();
	}

	private static UUID[] ids(List<Token> hashtags) {
		return hashtags.stream().map((hashtag) -> Identifiers.ofHashtag(hashtag.key())).toArray(UUID[]::new);
	}

	private static String[] texts(List<Token> tokens) {
		return tokens.stream().map(Token::text).toArray(String[]::new);
	}

	private static String[] keys(List<Token> tokens) {
		return tokens.stream().map(Token::key).toArray(String[]::new);
	}

	private static UUID[] users(TweetLinks links) {
		return links.names().stream().map((name) -> links.users().get(name.key())).toArray(UUID[]::new);
	}

	private static Integer[] versions(List<Integer> versions) {
		return (versions != null) ? versions.toArray(Integer[]::new) : null;
	}

	private static TweetRow tweet(Readable row) {
		return new TweetRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class), row.get(4, Instant.class), row.get(5, Integer.class),
				row.get(6, Boolean.class));
	}

	private static EditOutcome outcome(Readable row) {
		return new EditOutcome(row.get(0, UUID.class), row.get(2, Boolean.class), row.get(3, Instant.class),
				row.get(4, Integer.class));
	}

}
