package io.tweebyte.ladder;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;

import io.tweebyte.servers.database.DatabaseConnection;

/**
 * Tweets that were posted before a test: some with two hashtags, some with a mention, one
 * of them with a mention of an unknown user.
 */
record StoredPage(DatabaseConnection database) {

	private static final String SQL = """
			insert into tweets (id, user_id, content, content_key, created_at, updated_at, version, has_tokens)
			select gen_random_uuid(), '%1$s', 'tweet number ' || n, 'tweet number ' || n,
				timestamptz '2026-01-01 00:00:00Z' + n * interval '1.000001 second',
				case when n = 1 then timestamptz '2026-02-01 00:00:00.5Z' end, case when n = 1 then 2 else 1 end,
				n in (0, 2, 3)
			from generate_series(0, %2$d - 1) as n;
			insert into hashtags (id, text, text_key, created_at)
			values (gen_random_uuid(), 'first', 'first', now()), (gen_random_uuid(), 'second', 'second', now());
			insert into tweet_hashtag (tweet_id, hashtag_id, position, text, created_at, counted)
			select t.id, h.id, case when (h.text = 'first') = (t.content = 'tweet number 0') then 0 else 1 end,
				h.text, t.created_at, true
			from tweets t, hashtags h where t.content in ('tweet number 0', 'tweet number 2');
			insert into mentions (tweet_id, position, user_id, text, name_key)
			select id, 0, gen_random_uuid(), 'Ada', 'ada' from tweets
			where content in ('tweet number 0', 'tweet number 3')
			union all
			select id, 1, null, 'Unknown', 'unknown' from tweets where content = 'tweet number 3';""";

	void store(UUID author, int tweets) {
		try (Connection connection = this.database.open(); Statement statement = connection.createStatement()) {
			statement.execute(SQL.formatted(author, tweets));
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
