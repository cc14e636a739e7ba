package io.tweebyte.ladder;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;

import io.tweebyte.servers.database.DatabaseConnection;

/**
 * A tweet with one hashtag, which a test edits.
 */
record StoredTweet(DatabaseConnection database, UUID id) {

	private static final String STORE = """
			insert into tweets (id, user_id, content, content_key, created_at, version, has_tokens)
			values ('%1$s', '%1$s', 'Stored #Old', 'stored #old', now(), 1, true);
			insert into hashtags (id, text, text_key, created_at) values ('%1$s', 'Old', 'old', now());
			insert into tweet_hashtag (tweet_id, hashtag_id, position, text, created_at, counted)
			values ('%1$s', '%1$s', 0, 'Old', now(), true);""";

	private static final String READ = """
			select format('%%s, version %%s, tags %%s, changes %%s', t.content, t.version,
				(select string_agg(text, ' ' order by position) from tweet_hashtag where tweet_id = t.id),
				(select string_agg(c.change::text, ' ' order by c.change) from hashtag_changes c
					join hashtags h on h.id = c.hashtag_id where h.text_key in ('old', 'new')))
			from tweets t where t.id = '%1$s'""";

	void store() {
		try (Connection connection = this.database.open(); Statement statement = connection.createStatement()) {
			statement.execute(STORE.formatted(this.id));
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

	String read() {
		try (Connection connection = this.database.open();
				Statement statement = connection.createStatement();
				ResultSet row = statement.executeQuery(READ.formatted(this.id))) {
			row.next();
			return row.getString(1);
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
