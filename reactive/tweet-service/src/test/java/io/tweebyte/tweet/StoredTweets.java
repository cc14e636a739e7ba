package io.tweebyte.tweet;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.text.Folding;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.testsupport.KeptConnections;

/** Tweets that were posted before a test. */
final class StoredTweets {

	private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00.000001Z");

	private final DatabaseConnection database;

	private int count;

	StoredTweets(DatabaseConnection database) {
		this.database = database;
	}

	/** Stores a tweet that is a second younger than the one before. */
	UUID add(UUID author, String content) {
		return add(author, content, BEGIN.plusSeconds(this.count));
	}

	/** Stores a tweet. */
	UUID add(UUID author, String content, Instant createdAt) {
		this.count++;
		UUID id = Identifiers.next();
		execute("insert into tweets (id, user_id, content, content_key, created_at, has_tokens) "
				+ "values ('%s', '%s', '%s', '%s', '%s', false)".formatted(id, author, content, Folding.fold(content),
						createdAt));
		return id;
	}

	/** Links a tweet with hashtags, in their order. */
	StoredTweets tag(UUID tweet, String... tags) {
		StringBuilder sql = new StringBuilder();
		for (int i = 0; i < tags.length; i++) {
			sql.append("insert into hashtags (id, text, text_key, created_at) values ('%s', '%s', '%s', now()) "
				.formatted(Identifiers.ofHashtag(Folding.fold(tags[i])), tags[i], Folding.fold(tags[i])))
				.append("on conflict do nothing;")
				.append("insert into tweet_hashtag (tweet_id, hashtag_id, position, text, created_at, counted) ")
				.append("select t.id, h.id, %s, '%s', t.created_at, true from tweets t, hashtags h ".formatted(i,
						tags[i]))
				.append("where t.id = '%s' and h.text_key = '%s';".formatted(tweet, Folding.fold(tags[i])));
		}
		execute(sql + "update tweets set has_tokens = true where id = '" + tweet + "'");
		return this;
	}

	/** Lets a tweet name a user, null for one who is not known yet. */
	StoredTweets mention(UUID tweet, int position, UUID user, String name) {
		execute("insert into mentions (tweet_id, position, user_id, text, name_key) values ('%s', %s, %s, '%s', '%s');"
			.formatted(tweet, position, (user != null) ? "'" + user + "'" : "null", name, Folding.fold(name))
				+ "update tweets set has_tokens = true where id = '" + tweet + "'");
		return this;
	}

	/** Notes in the copy of the private accounts that an author is one of them. */
	void makePrivate(UUID author) {
		execute("insert into private_accounts (user_id) values ('" + author + "')");
	}

	/** Edits a tweet. */
	void edit(UUID tweet, String content) {
		execute("update tweets set content = '%s', version = version + 1, updated_at = '%s' where id = '%s'"
			.formatted(content, BEGIN, tweet));
	}

	void execute(String sql) {
		KeptConnections.execute(this.database, sql);
	}

}
