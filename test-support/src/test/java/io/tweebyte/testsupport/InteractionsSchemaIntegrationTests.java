package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.UUID;

import io.tweebyte.shared.sql.FollowStatements;
import io.tweebyte.shared.sql.InteractionStatements;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class InteractionsSchemaIntegrationTests {

	private static Connection connection;

	@BeforeAll
	static void connect() throws SQLException {
		connection = TestDatabases.interactions().open();
		try (Statement statement = connection.createStatement()) {
			statement.execute("set enable_seqscan = off");
			statement.execute("set enable_bitmapscan = off");
			// without rows a sort costs nothing
			statement.execute("set enable_sort = off");
		}
	}

	@AfterAll
	static void disconnect() throws SQLException {
		connection.close();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			follower_id = :id and status <> 'REJECTED' | follows_following
			followed_id = :id and status = 'PENDING'   | follows_requests
			""")
	void readsOwnListsInTheOrderOfAnIndex(String condition, String index) throws SQLException {
		String sql = "select id from follows where " + condition
				+ " and (created_at, id) < (:before, :id) order by created_at desc, id desc limit 1001";

		assertThat(NamedStatement.of(sql).with("id", UUID.randomUUID()).with("before", Instant.now()).plan(connection))
			.contains(index)
			.doesNotContain("Sort");
	}

	@Test
	void readsTopRepliesInTheOrderOfAnIndex() throws SQLException {
		UUID id = UUID.randomUUID();

		assertThat(NamedStatement.of(InteractionStatements.TOP_REPLIES)
			.with("tweetIds", new UUID[] { id })
			.with("top", 1)
			.with("readerId", id)
			.with("seesAll", false)
			.plan(connection)).contains("replies_top", "private_accounts_pkey", "follows_accepted")
			.doesNotContain("Sort", "hashed");
	}

	@Test
	void looksForPrivateAccountsAmongThoseWhoMayBeRecommended() throws SQLException {
		assertThat(NamedStatement.of(FollowStatements.RECOMMENDED)
			.with("userId", UUID.randomUUID())
			.with("popular", 1000)
			.with("limit", 10_100)
			.plan(connection)).contains("follows_following", "private_accounts_pkey").doesNotContain("Seq Scan");
	}

	@Test
	void readsTheCountsOfAnAuthorInOneRange() throws SQLException {
		String sql = "select likes from tweet_counts where author_id = :id and tweet_id between :id and :id";

		assertThat(NamedStatement.of(sql).with("id", UUID.randomUUID()).plan(connection))
			.contains("tweet_counts_of_author");
	}

	@Test
	void refusesToFollowOneself() {
		assertViolates("follows_not_oneself", """
				insert into follows (id, follower_id, followed_id, status, created_at)
				values (:id, :id, :id, 'ACCEPTED', now())""", "");
	}

	@Test
	void refusesAnUnknownState() {
		assertViolates("follows_status_known", """
				insert into follows (id, follower_id, followed_id, status, created_at)
				values (:id, :id, gen_random_uuid(), 'pending', now())""", "");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "\n\t", "bell\u0007" })
	void refusesTextThatTheContractRefuses(String content) {
		assertViolates("replies_content", """
				insert into replies (id, tweet_id, tweet_author_id, user_id, content, created_at)
				values (:id, :id, :id, :id, :content, now())""", content);
		assertViolates("retweets_content", """
				insert into retweets (id, user_id, tweet_id, tweet_author_id, content, created_at)
				values (:id, :id, :id, :id, :content, now())""", content);
	}

	@Test
	void refusesMoreThan280CodePoints() {
		assertViolates("replies_content_length", """
				insert into replies (id, tweet_id, tweet_author_id, user_id, content, created_at)
				values (:id, :id, :id, :id, :content, now())""", "x".repeat(281));
	}

	@Test
	void refusesCountsBelowZero() {
		assertViolates("tweet_counts_range", "insert into tweet_counts values (:id, :id, -1, 0, 0)", "");
		assertViolates("user_counts_range", "insert into user_counts values (:id, -1, 0)", "");
	}

	private static void assertViolates(String constraint, String sql, String content) {
		assertThatExceptionOfType(SQLException.class).isThrownBy(
				() -> NamedStatement.of(sql).with("id", UUID.randomUUID()).with("content", content).rows(connection))
			.withMessageContaining(constraint);
	}

}
