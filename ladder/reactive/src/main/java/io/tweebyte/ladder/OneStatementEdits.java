package io.tweebyte.ladder;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.spi.Parameters;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.TweetTokens;
import io.tweebyte.contracts.text.TweetTokens.Token;
import io.tweebyte.contracts.time.Microseconds;
import reactor.core.publisher.Mono;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.r2dbc.connection.R2dbcTransactionManager;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.reactive.TransactionalOperator;

/**
 * Edits tweets by statements that each change several tables. Knows no users, so a text
 * may have hashtags, but no mentions.
 */
@Service
class OneStatementEdits {

	private final DatabaseClient database;

	private final TransactionalOperator transaction;

	OneStatementEdits(@Qualifier("binaryDatabase") ConnectionPool database) {
		this.database = DatabaseClient.create(database);
		this.transaction = TransactionalOperator.create(new R2dbcTransactionManager(database));
	}

	Mono<Boolean> edit(UUID tweetId, String content) {
		List<Token> hashtags = TweetTokens.of(content).hashtags();
		return store(tweetId, content, hashtags).as(this.transaction::transactional);
	}

	private Mono<Boolean> store(UUID tweetId, String content, List<Token> hashtags) {
		Instant now = Microseconds.now(Clock.systemUTC());
		return update(tweetId, content, hashtags, now)
			.flatMap((createdAt) -> addHashtags(hashtags, now)
				.then(Mono.defer(() -> setTokens(tweetId, createdAt, hashtags)))
				.thenReturn(true))
			.defaultIfEmpty(false);
	}

	private Mono<Instant> update(UUID tweetId, String content, List<Token> hashtags, Instant now) {
		return this.database.sql(WriteStatements.EDIT)
			.bind("id", tweetId)
			.bind("anybody", true)
			.bind("userId", Parameters.in(UUID.class))
			.bind("content", content)
			.bind("contentKey", Folding.fold(content))
			.bind("updatedAt", now)
			.bind("hasTokens", !hashtags.isEmpty())
			.bind("resolveAt", Parameters.in(Instant.class))
			.bind("versions", Parameters.in(Integer[].class))
			.map((row) -> row.get(3, Instant.class))
			.one();
	}

	private Mono<Void> addHashtags(List<Token> hashtags, Instant now) {
		if (hashtags.isEmpty()) {
			return Mono.empty();
		}
		return this.database.sql(WriteStatements.ADD_HASHTAGS)
			.bind("createdAt", now)
			.bind("ids", hashtags.stream().map((hashtag) -> Identifiers.ofHashtag(hashtag.key())).toArray(UUID[]::new))
			.bind("texts", texts(hashtags))
			.bind("keys", keys(hashtags))
			.then();
	}

	private Mono<Void> setTokens(UUID tweetId, Instant createdAt, List<Token> hashtags) {
		return this.database.sql(WriteStatements.SET_TOKENS)
			.bind("tweetId", tweetId)
			.bind("createdAt", createdAt)
			.bind("counted", true)
			.bind("keys", keys(hashtags))
			.bind("texts", texts(hashtags))
			.bind("names", new String[0])
			.bind("nameKeys", new String[0])
			.bind("userIds", new UUID[0])
			.map((row) -> row.get(0, UUID.class))
			.all()
			.then();
	}

	private static String[] texts(List<Token> tokens) {
		return tokens.stream().map(Token::text).toArray(String[]::new);
	}

	private static String[] keys(List<Token> tokens) {
		return tokens.stream().map(Token::key).toArray(String[]::new);
	}

}
