package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.tweet.TweetRequest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class TweetsSchemaIntegrationTests {

	private static final String INSERT = """
			insert into tweets (id, user_id, content, content_key, created_at, has_tokens, idempotency_key)
			values (:id, :id, :content, :content, now(), false, :key)""";

	private static final String PAGE = """
			(created_at, id) < (:before, :beforeId) order by created_at desc, id desc limit 1001""";

	private static Connection connection;

	@BeforeAll
	static void connect() throws SQLException {
		connection = TestDatabases.tweets().open();
		try (Statement statement = connection.createStatement()) {
			statement.execute("set enable_seqscan = off");
		}
	}

	@AfterAll
	static void disconnect() throws SQLException {
		connection.close();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Hello World", "one\n\ttwo three", "नमस्ते दुनिया", "😀😀😀😀😀😀😀😀😀😀" })
	void takesTextOfAnyScript(String content) throws SQLException {
		insert(content, null);

		assertThat(NamedStatement.of("select 1 from tweets where content = :content")
			.with("content", content)
			.rows(connection)).isNotEmpty();
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "too short", "😀😀😀😀😀😀😀😀😀", "            ", "with a bell\u0007", "return\r\nreturn" })
	void refusesTextThatTheContractRefuses(String content) {
		assertViolates("tweets_content", content, null);
	}

	@Test
	void refusesMoreThan280CodePoints() throws SQLException {
		insert("😀".repeat(TweetRequest.MAX), null);

		assertViolates("tweets_content_length", "x".repeat(TweetRequest.MAX + 1), null);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "a b", "é" })
	void refusesKeysThatTheContractRefuses(String key) {
		assertViolates("tweets_idempotency_key", "Hello World", key);
	}

	@Test
	void keepsWhatIsLinked() {
		assertThatExceptionOfType(SQLException.class)
			.isThrownBy(() -> NamedStatement
				.of("insert into mentions (tweet_id, position, text, name_key) values (:id, 0, 'Ada', 'ada')")
				.with("id", UUID.randomUUID())
				.rows(connection))
			.withMessageContaining("mentions_tweet_exists");
	}

	@ParameterizedTest
	@CsvSource({ "user_id = :beforeId and, tweets_of_user", "'', tweets_newest" })
	void readsListsInTheOrderOfAnIndex(String condition, String index) throws SQLException {
		assertThat(plan("select id from tweets where " + condition + " " + PAGE)).contains(index)
			.doesNotContain("Sort");
	}

	@Test
	void readsTheTweetsOfAHashtagInTheOrderOfAnIndex() throws SQLException {
		assertThat(plan("""
				select t.id from tweet_hashtag l join tweets t on t.id = l.tweet_id
				where l.hashtag_id = (select id from hashtags where text_key = 'java')
					and (l.created_at, l.tweet_id) < (:before, :beforeId)
				order by l.created_at desc, l.tweet_id desc limit 101""")).contains("tweet_hashtag_of_hashtag")
			.doesNotContain("Sort");
	}

	@Test
	void readsPopularHashtagsInTheOrderOfAnIndex() throws SQLException {
		assertThat(plan("""
				select id from hashtags where tweets_count > 0 order by tweets_count desc, id limit 10"""))
			.contains("hashtags_popular")
			.doesNotContain("Sort");
	}

	@Test
	void findsSubstringsByTheTrigramIndex() throws SQLException {
		assertThat(plan("select id from tweets where content_key like '%привет%'"))
			.contains("tweets_content_key_trigrams");
	}

	private static String plan(String sql) throws SQLException {
		return NamedStatement.of(sql)
			.with("before", Instant.now())
			.with("beforeId", UUID.randomUUID())
			.plan(connection);
	}

	private static void insert(String content, String key) throws SQLException {
		NamedStatement.of(INSERT)
			.with("id", UUID.randomUUID())
			.with("content", content)
			.with("key", key)
			.rows(connection);
	}

	private static void assertViolates(String constraint, String content, String key) {
		assertThatExceptionOfType(SQLException.class).isThrownBy(() -> insert(content, key))
			.withMessageContaining(constraint);
	}

}
