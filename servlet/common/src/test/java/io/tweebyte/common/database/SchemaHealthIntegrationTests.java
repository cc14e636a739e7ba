package io.tweebyte.common.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

import io.tweebyte.common.database.DatabaseConfiguration.SchemaHealth;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.Test;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.Status;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

import static org.assertj.core.api.Assertions.assertThat;

class SchemaHealthIntegrationTests {

	private static final DatabaseConnection DATABASE = TestDatabases.users();

	@Test
	void isUpWithTheExpectedSchema() {
		assertThat(health(DATABASE, "4").getStatus()).isEqualTo(Status.UP);
	}

	@Test
	void isOutOfServiceWithAnother() {
		Health health = health(DATABASE, "5");
		assertThat(health.getStatus()).isEqualTo(Status.OUT_OF_SERVICE);
		assertThat(health.getDetails()).containsEntry("schema", "4").containsEntry("expected", "5");
	}

	@Test
	void isOutOfServiceWithoutSchema() throws SQLException {
		DatabaseConnection empty = TestDatabases.empty();
		assertThat(health(empty, "1").getStatus()).isEqualTo(Status.OUT_OF_SERVICE);
		try (Connection connection = TestDatabases.owner(empty).open();
				Statement statement = connection.createStatement()) {
			statement.execute("create table flyway_schema_history (installed_rank int, version text, success boolean)");
			statement.execute("grant select on flyway_schema_history to " + empty.username());
		}
		assertThat(health(empty, "1").getDetails()).containsEntry("schema", "none");
	}

	@Test
	void isOutOfServiceWithoutDatabase() {
		DatabaseConnection unavailable = new DatabaseConnection("127.0.0.1", FreePorts.find(), "users", "users_service",
				"secret");
		Health health = health(unavailable, "1");
		assertThat(health.getStatus()).isEqualTo(Status.OUT_OF_SERVICE);
		assertThat(health.getDetails()).containsEntry("database", "does not respond");
	}

	private static Health health(DatabaseConnection database, String expected) {
		return new SchemaHealth(
				new DriverManagerDataSource(database.jdbcUrl(), database.username(), database.password()), expected)
			.health();
	}

}
