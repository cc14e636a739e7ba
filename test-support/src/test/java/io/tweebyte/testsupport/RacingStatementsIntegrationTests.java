package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.shared.sql.InteractionStatements;
import io.tweebyte.shared.sql.TweetStatements;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Statements that write a row, or find it, while another transaction deletes it.
 */
class RacingStatementsIntegrationTests {

	private final UUID user = Identifiers.next();

	private final UUID tweet = Identifiers.next();

	@Test
	void returnTheLikeOfATweetOnce() throws Exception {
		returnsOneRow(TestDatabases.interactions(), write(InteractionStatements.LIKE_TWEET), "likes");
	}

	@Test
	void returnTheLikeOfAReplyOnce() throws Exception {
		DatabaseConnection database = TestDatabases.interactions();
		UUID reply = Identifiers.next();
		try (Connection connection = database.open()) {
			write(InteractionStatements.REPLY).with("id", reply).with("idempotencyKey", null).rows(connection);
		}
		returnsOneRow(database, write(InteractionStatements.LIKE_REPLY).with("replyId", reply), "likes");
	}

	@Test
	void returnTheReplyOfAKeyOnce() throws Exception {
		returnsOneRow(TestDatabases.interactions(), write(InteractionStatements.REPLY), "replies");
	}

	@Test
	void returnTheRetweetOnce() throws Exception {
		returnsOneRow(TestDatabases.interactions(), write(InteractionStatements.RETWEET), "retweets");
	}

	@Test
	void returnTheTweetOfAKeyOnce() throws Exception {
		returnsOneRow(TestDatabases.tweets(), write(TweetStatements.POST), "tweets");
	}

	private NamedStatement write(String sql) {
		return NamedStatement.of(sql)
			.with("id", Identifiers.next())
			.with("userId", this.user)
			.with("tweetId", this.tweet)
			.with("authorId", Identifiers.next())
			.with("content", "Hello everybody")
			.with("contentKey", "hello everybody")
			.with("createdAt", Instant.now())
			.with("idempotencyKey", "key")
			.with("restricted", false)
			.with("seesAll", true)
			.with("hasTokens", false)
			.with("resolveAt", null);
	}

	private void returnsOneRow(DatabaseConnection database, NamedStatement write, String table) throws Exception {
		try (Connection deleting = database.open();
				Connection writing = database.open();
				ExecutorService thread = Executors.newSingleThreadExecutor()) {
			write.rows(writing);
			deleting.setAutoCommit(false);
			NamedStatement.of("delete from " + table + " where user_id = :user").with("user", this.user).rows(deleting);
			UUID second = Identifiers.next();
			Future<List<Map<String, Object>>> written = thread.submit(() -> write.with("id", second).rows(writing));
			awaitLock(database);
			deleting.commit();

			assertThat(written.get(30, TimeUnit.SECONDS)).extracting((row) -> row.get("id")).containsExactly(second);
		}
	}

	private static void awaitLock(DatabaseConnection database) throws SQLException {
		try (Connection connection = database.open()) {
			await().atMost(Duration.ofSeconds(30))
				.until(() -> NamedStatement
					.of("select count(*) as waiting from pg_stat_activity "
							+ "where datname = current_database() and wait_event_type = 'Lock'")
					.row(connection)
					.get("waiting"), Long.valueOf(1)::equals);
		}
	}

}
