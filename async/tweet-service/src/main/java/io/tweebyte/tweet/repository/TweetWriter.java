package io.tweebyte.tweet.repository;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

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
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import org.hibernate.query.NativeQuery;

import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/**
 * Writes tweets. A text is always stored together with its hashtags and names.
 */
@Repository
public class TweetWriter {

	private final EntityManager database;

	TweetWriter(EntityManager database) {
		this.database = database;
	}

	/**
	 * Stores a tweet.
	 * @return the tweet as it is stored, which is an earlier one when it was posted
	 * before; nothing when another request posts it at this moment
	 */
	@Transactional
	public Optional<PostedTweet> post(NewTweet tweet, TweetLinks links) {
		return insert(tweet, links).map((row) -> row.id().equals(tweet.id())
				? new PostedTweet(row, link(tweet, links), false) : new PostedTweet(row, List.of(), true));
	}

	private List<Hashtag> link(NewTweet tweet, TweetLinks links) {
		return links.isEmpty() ? List.of() : link(tweet.id(), tweet.createdAt(), tweet.createdAt(), links);
	}

	private Optional<TweetRow> insert(NewTweet tweet, TweetLinks links) {
		return one(query(TweetStatements.POST).setParameter("id", tweet.id())
			.setParameter("userId", tweet.userId())
			.setParameter("content", tweet.content())
			.setParameter("contentKey", Folding.fold(tweet.content()))
			.setParameter("createdAt", time(tweet.createdAt()))
			.setParameter("hasTokens", !links.isEmpty())
			.setParameter("resolveAt", time(links.resolveAt()), OffsetDateTime.class)
			.setParameter("idempotencyKey", tweet.idempotencyKey(), String.class)).map(TweetWriter::tweet);
	}

	/**
	 * Edits a tweet.
	 * @param edit what is stored
	 * @return how it ended; nothing when there is no such tweet
	 */
	@Transactional
	public Optional<EditOutcome> edit(TweetEdit edit, TweetLinks links) {
		Optional<EditOutcome> outcome = update(edit, links);
		outcome.filter((done) -> done.isStored() && (done.hadTokens() || !links.isEmpty()))
			.ifPresent((done) -> link(edit.id(), done.createdAt(), edit.updatedAt(), links));
		return outcome;
	}

	private Optional<EditOutcome> update(TweetEdit edit, TweetLinks links) {
		return one(query(TweetStatements.EDIT).setParameter("id", edit.id())
			.setParameter("anybody", edit.caller().anybody())
			.setParameter("userId", edit.caller().userId(), UUID.class)
			.setParameter("content", edit.content())
			.setParameter("contentKey", Folding.fold(edit.content()))
			.setParameter("updatedAt", time(edit.updatedAt()))
			.setParameter("hasTokens", !links.isEmpty())
			.setParameter("resolveAt", time(links.resolveAt()), OffsetDateTime.class)
			.setParameter("versions", versions(edit.versions()), Integer[].class)).map(TweetWriter::outcome);
	}

	/**
	 * Deletes a tweet.
	 * @return whether he may; nothing when there is no such tweet
	 */
	@Transactional
	public Optional<Boolean> delete(UUID id, Caller caller) {
		return one(query(TweetStatements.DELETE).setParameter("id", id)
			.setParameter("anybody", caller.anybody())
			.setParameter("userId", caller.userId(), UUID.class)).map((row) -> row.get(1, Boolean.class));
	}

	private List<Hashtag> link(UUID tweetId, Instant createdAt, Instant now, TweetLinks links) {
		addHashtags(links, now);
		return setTokens(tweetId, createdAt, links);
	}

	private void addHashtags(TweetLinks links, Instant now) {
		if (!links.hashtags().isEmpty()) {
			this.database.createNativeQuery(TweetStatements.ADD_HASHTAGS)
				.setParameter("createdAt", time(now))
				.setParameter("ids", ids(links.hashtags()))
				.setParameter("texts", texts(links.hashtags()))
				.setParameter("keys", keys(links.hashtags()))
				.executeUpdate();
		}
	}

	private List<Hashtag> setTokens(UUID tweetId, Instant createdAt, TweetLinks links) {
		List<Tuple> rows = query(TweetStatements.SET_TOKENS).setParameter("tweetId", tweetId)
			.setParameter("createdAt", time(createdAt))
			.setParameter("counted", links.counted())
			.setParameter("keys", keys(links.hashtags()))
			.setParameter("texts", texts(links.hashtags()))
			.setParameter("names", texts(links.names()))
			.setParameter("nameKeys", keys(links.names()))
			.setParameter("userIds", users(links))
			.getResultList();
		return rows.stream().map((row) -> new Hashtag(row.get(0, UUID.class), row.get(1, String.class))).toList();
	}

	@SuppressWarnings("unchecked")
	private NativeQuery<Tuple> query(String statement) {
		return this.database.createNativeQuery(statement, Tuple.class).unwrap(NativeQuery.class);
	}

	private static Optional<Tuple> one(NativeQuery<Tuple> query) {
		return query.getResultList().stream().findFirst();
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

	private static OffsetDateTime time(Instant time) {
		return (time != null) ? time.atOffset(ZoneOffset.UTC) : null;
	}

	private static TweetRow tweet(Tuple row) {
		return new TweetRow(row.get(0, UUID.class), row.get(1, UUID.class), row.get(2, String.class),
				row.get(3, Instant.class), row.get(4, Instant.class), row.get(5, Integer.class),
				row.get(6, Boolean.class));
	}

	private static EditOutcome outcome(Tuple row) {
		return new EditOutcome(row.get(0, UUID.class), row.get(2, Boolean.class), row.get(3, Instant.class),
				row.get(4, Integer.class));
	}

}
