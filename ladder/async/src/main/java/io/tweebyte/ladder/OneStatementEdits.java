package io.tweebyte.ladder;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.contracts.text.TweetTokens;
import io.tweebyte.contracts.text.TweetTokens.Token;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import jakarta.persistence.Tuple;
import org.hibernate.query.NativeQuery;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Edits tweets by statements that each change several tables. Knows no users, so a text
 * may have hashtags, but no mentions.
 */
@Service
class OneStatementEdits {

	private final EntityManager database;

	private final TransactionTemplate transaction;

	private final Executor databaseThreads;

	OneStatementEdits(EntityManager database, PlatformTransactionManager transactions,
			@Qualifier("databaseThreads") Executor databaseThreads) {
		this.database = database;
		this.transaction = new TransactionTemplate(transactions);
		this.databaseThreads = databaseThreads;
	}

	CompletableFuture<Boolean> edit(UUID tweetId, String content) {
		List<Token> hashtags = TweetTokens.of(content).hashtags();
		return CompletableFuture.supplyAsync(
				() -> this.transaction.execute((status) -> store(tweetId, content, hashtags)), this.databaseThreads);
	}

	private boolean store(UUID tweetId, String content, List<Token> hashtags) {
		OffsetDateTime now = OffsetDateTime.now(ZoneOffset.UTC);
		List<Tuple> edited = update(tweetId, content, hashtags, now);
		for (Tuple old : edited) {
			addHashtags(hashtags, now);
			setTokens(tweetId, old.get(3, Instant.class).atOffset(ZoneOffset.UTC), hashtags);
		}
		return !edited.isEmpty();
	}

	@SuppressWarnings("unchecked")
	private List<Tuple> update(UUID tweetId, String content, List<Token> hashtags, OffsetDateTime now) {
		NativeQuery<Tuple> query = this.database.createNativeQuery(WriteStatements.EDIT, Tuple.class)
			.unwrap(NativeQuery.class);
		return query.setParameter("id", tweetId)
			.setParameter("anybody", true)
			.setParameter("userId", null, UUID.class)
			.setParameter("content", content)
			.setParameter("contentKey", Folding.fold(content))
			.setParameter("updatedAt", now)
			.setParameter("hasTokens", !hashtags.isEmpty())
			.setParameter("resolveAt", null, OffsetDateTime.class)
			.setParameter("versions", null, Integer[].class)
			.getResultList();
	}

	private void addHashtags(List<Token> hashtags, OffsetDateTime now) {
		if (!hashtags.isEmpty()) {
			this.database.createNativeQuery(WriteStatements.ADD_HASHTAGS)
				.setParameter("createdAt", now)
				.setParameter("ids",
						hashtags.stream().map((hashtag) -> Identifiers.ofHashtag(hashtag.key())).toArray(UUID[]::new))
				.setParameter("texts", texts(hashtags))
				.setParameter("keys", keys(hashtags))
				.executeUpdate();
		}
	}

	private void setTokens(UUID tweetId, OffsetDateTime createdAt, List<Token> hashtags) {
		Query query = this.database.createNativeQuery(WriteStatements.SET_TOKENS, Tuple.class);
		query.setParameter("tweetId", tweetId)
			.setParameter("createdAt", createdAt)
			.setParameter("counted", true)
			.setParameter("keys", keys(hashtags))
			.setParameter("texts", texts(hashtags))
			.setParameter("names", new String[0])
			.setParameter("nameKeys", new String[0])
			.setParameter("userIds", new UUID[0])
			.getResultList();
	}

	private static String[] texts(List<Token> tokens) {
		return tokens.stream().map(Token::text).toArray(String[]::new);
	}

	private static String[] keys(List<Token> tokens) {
		return tokens.stream().map(Token::key).toArray(String[]::new);
	}

}
