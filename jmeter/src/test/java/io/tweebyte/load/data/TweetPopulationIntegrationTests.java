package io.tweebyte.load.data;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TweetPopulationIntegrationTests {

	private static final TweetScale SCALE = new TweetScale(12, 40, 1);

	private static final String INDEXES = "select indexdef from pg_indexes where schemaname = 'public' order by 1";

	private static DatabaseConnection users;

	private static DatabaseConnection tweets;

	private static DatabaseConnection interactions;

	@BeforeAll
	static void write() throws SQLException {
		users = TestDatabases.owner(TestDatabases.users());
		tweets = TestDatabases.owner(TestDatabases.tweets());
		interactions = TestDatabases.owner(TestDatabases.interactions());
		new TweetPopulation(SCALE, (step) -> {
		}).write(users, tweets, interactions);
	}

	@Test
	void writesWhatTheScaleSays() throws SQLException {
		assertThat(rows(users, "select count(*) from users")).containsExactly("12");
		assertThat(rows(tweets, "select distinct count(*) from tweets group by user_id")).containsExactly("40");
		assertThat(rows(tweets, "select count(*) from tweet_hashtag")).containsExactly("240");
		assertThat(rows(tweets, "select count(*) from mentions")).containsExactly("48");
		assertThat(rows(interactions, "select thing_type, count(*) from likes group by 1 order by 1"))
			.containsExactly("REPLY 48", "TWEET 528");
		assertThat(rows(interactions, "select count(*) from replies")).containsExactly("480");
		assertThat(rows(interactions, "select count(*) from retweets")).containsExactly("240");
		assertThat(rows(interactions, "select count(*) from follows where status = 'ACCEPTED'")).containsExactly("48");
	}

	@Test
	void makesUsersWhoseSummariesAreKnown() throws SQLException {
		List<LoadUser> all = LoadUser.read(users);
		assertThat(all).hasSize(12).doesNotHaveDuplicates();
		assertThat(all.getFirst().summary()).isEqualTo("{\"id\":\"" + all.getFirst().id()
				+ "\",\"user_name\":\"load-user-1\",\"is_private\":false,\"created_at\":\"2026-01-01T00:01:01.000001Z\"}");
		assertThat(all.getFirst().id().version()).isEqualTo(7);
		assertThat(all.getFirst().id().variant()).isEqualTo(2);
	}

	@Test
	void countsWhatIsThere() throws SQLException {
		assertThat(rows(interactions, """
				select tweet_id from tweet_counts c
				where likes <> (select count(*) from likes where thing_type = 'TWEET' and thing_id = c.tweet_id)
				or replies <> (select count(*) from replies where tweet_id = c.tweet_id)
				or retweets <> (select count(*) from retweets where tweet_id = c.tweet_id)
				union all select thing_id from likes where thing_type = 'TWEET'
				and thing_id not in (select tweet_id from tweet_counts)
				union all select id from replies r
				where likes_count <> (select count(*) from likes where thing_type = 'REPLY' and thing_id = r.id)
				union all select user_id from user_counts u
				where followers <> (select count(*) from follows where followed_id = u.user_id)
				or following <> (select count(*) from follows where follower_id = u.user_id)""")).isEmpty();
		assertThat(rows(tweets, """
				select text from hashtags h where tweets_count <>
				(select count(*) from tweet_hashtag where hashtag_id = h.id and counted)""")).isEmpty();
	}

	@Test
	void namesTheSameTweetsAndAuthorsInBothDatabases() throws SQLException {
		List<String> existing = rows(tweets, "select id, user_id from tweets");
		assertThat(existing).containsAll(rows(interactions, "select tweet_id, author_id from tweet_counts"))
			.containsAll(rows(interactions, "select thing_id, tweet_author_id from likes where thing_type = 'TWEET'"))
			.containsAll(rows(interactions, "select tweet_id, tweet_author_id from replies"))
			.containsAll(rows(interactions, "select tweet_id, tweet_author_id from retweets"));
		assertThat(rows(users, "select id from users")).containsAll(rows(tweets, "select distinct user_id from tweets"))
			.containsAll(rows(interactions, "select distinct user_id from likes"))
			.containsAll(rows(interactions, "select followed_id from follows"));
	}

	@Test
	void marksTweetsByWhatIsInTheirTexts() throws SQLException {
		assertThat(rows(tweets,
				"""
						select content from tweets t where has_tokens <> (content ~ '[#@]')
						or (select count(*) from tweet_hashtag where tweet_id = t.id) <> regexp_count(content, '#')
						or exists (select from tweet_hashtag where tweet_id = t.id and strpos(content || ' ', '#' || text || ' ') = 0)
						or (select count(*) from mentions where tweet_id = t.id) <> regexp_count(content, '@')
						or content_key <> lower(content)"""))
			.isEmpty();
	}

	@Test
	void writesTextsOfAsManyWordsAsTheyShallHave() throws SQLException {
		assertThat(rows(interactions, "select distinct regexp_count(content, ' ') + 1 from replies order by 1"))
			.containsExactly("4", "5", "6", "7", "8");
		assertThat(rows(tweets, """
				select distinct regexp_count(content, ' ') + 1 from tweets where not has_tokens order by 1"""))
			.containsExactly("8", "9", "10", "11", "12", "13", "14", "15", "16");
	}

	@Test
	void makesAllIndexesAgain() throws SQLException {
		assertThat(rows(users, INDEXES)).isEqualTo(rows(TestDatabases.users(), INDEXES));
		assertThat(rows(tweets, INDEXES)).isEqualTo(rows(TestDatabases.tweets(), INDEXES));
		assertThat(rows(interactions, INDEXES)).isEqualTo(rows(TestDatabases.interactions(), INDEXES));
	}

	@Test
	void copiesWhichAccountsArePrivate() throws SQLException {
		List<String> accounts = rows(users, "select id from users where is_private order by id");
		assertThat(accounts).isNotEmpty()
			.isEqualTo(rows(tweets, "select user_id from private_accounts order by 1"))
			.isEqualTo(rows(interactions, "select user_id from private_accounts order by 1"));
		assertThat(rows(tweets, "select position from private_accounts_position")).containsExactly("0");
	}

	private static List<String> rows(DatabaseConnection database, String sql) throws SQLException {
		List<String> lines = new ArrayList<>();
		try (Connection connection = database.open();
				Statement statement = connection.createStatement();
				ResultSet rows = statement.executeQuery(sql)) {
			int columns = rows.getMetaData().getColumnCount();
			while (rows.next()) {
				lines.add((columns == 1) ? rows.getString(1) : rows.getString(1) + " " + rows.getString(2));
			}
		}
		return lines;
	}

}
