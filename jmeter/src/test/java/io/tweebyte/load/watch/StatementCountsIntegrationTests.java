package io.tweebyte.load.watch;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

import io.tweebyte.servers.PostgresServer;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StatementCountsIntegrationTests {

	private final PostgresServer server = TestDatabases.server();

	@Test
	void countsWhatReadsOrWritesUsersAndNothingElse() throws SQLException {
		StatementCounts statements = new StatementCounts(this.server);
		statements.reset();
		try (Connection connection = this.server.connection("users").open();
				Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			for (int time = 0; time < 3; time++) {
				statement.execute("select id from users where user_name_key = 'unknown-" + time + "'");
			}
			statement.execute("delete from users where user_name_key = 'unknown'");
			statement.execute("select max(version) from flyway_schema_history");
			statement.execute("select 1");
			connection.commit();
		}
		assertThat(statements.byService().get("user").values().stream().mapToLong(Long::longValue).sum()).isEqualTo(4);
	}

	@Test
	void beginsAtZero() throws SQLException {
		StatementCounts statements = new StatementCounts(this.server);
		try (Connection connection = this.server.connection("users").open();
				Statement statement = connection.createStatement()) {
			statement.execute("select count(*) from users");
		}
		statements.reset();
		assertThat(statements.byService()).doesNotContainKey("user");
	}

}
