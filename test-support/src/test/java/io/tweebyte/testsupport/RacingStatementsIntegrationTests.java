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
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Statements that add a row while another transaction deletes the one that is there.
 */
class RacingStatementsIntegrationTests {

	private final UUID user = Identifiers.next();

	private final UUID tweet = Identifiers.next();

	@Test
	void addTheLikeOfATweetOnce() throws Exception {
		addsOneRow(TestDatabases.interactions(), write(InteractionStatements.ADD_LIKE), "likes");
	}

	@Test
	void addTheRetweetOnce() throws Exception {
		addsOneRow(TestDatabases.interactions(), write(InteractionStatements.ADD_RETWEET), "retweets");
	}

	private NamedStatement write(String sql) {
		return NamedStatement.of(sql)
			.with("id", Identifiers.next())
			.with("userId", this.user)
			.with("tweetId", this.tweet)
			.with("thingType", "TWEET")
			.with("thingId", this.tweet)
			.with("authorId", Identifiers.next())
			.with("content", "Hello")
			.with("createdAt", Instant.now());
	}

	private void addsOneRow(DatabaseConnection database, NamedStatement write, String table) throws Exception {
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

			written.get(30, TimeUnit.SECONDS);
			assertThat(NamedStatement.of("select id from " + table + " where user_id = :user")
				.with("user", this.user)
				.rows(writing)).extracting((row) -> row.get("id")).containsExactly(second);
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
