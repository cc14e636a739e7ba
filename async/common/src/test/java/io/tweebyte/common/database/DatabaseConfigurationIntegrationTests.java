package io.tweebyte.common.database;

import java.time.Duration;

import com.zaxxer.hikari.HikariDataSource;
import io.tweebyte.contracts.settings.DatabaseSettings;
import io.tweebyte.testsupport.DatabaseConnection;
import io.tweebyte.testsupport.HangingRelay;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.health.contributor.Status;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

class DatabaseConfigurationIntegrationTests {

	private static final DatabaseConnection DATABASE = TestDatabases.users();

	/**
	 * Wherever the first connection falls silent, in its log-in or in any statement by
	 * which pool and driver make it ready: the next ones are not touched by it.
	 */
	@ParameterizedTest
	// model: driver and pool ask four times, and what is asked by the service itself is
	// given up too
	@ValueSource(ints = { 0, 1, 2, 3, 4 })
	void recoversWhenTheFirstConnectionFallsSilent(int answers) throws Exception {
		try (HangingRelay relay = HangingRelay.start(DATABASE, answers)) {
			HikariDataSource pool = new DatabaseConfiguration().database(settings(relay.port()));
			SchemaHealth health = new SchemaHealth(pool, "1");
			await().atMost(Duration.ofSeconds(15))
				.untilAsserted(() -> assertThat(health.health().getStatus()).isEqualTo(Status.UP));
			pool.close();
		}
	}

	private static DatabaseSettings settings(int port) {
		return new DatabaseSettings("127.0.0.1", port, DATABASE.name(), DATABASE.username(), DATABASE.password(), "1",
				2, 50, Duration.ofSeconds(1), Duration.ofMillis(500), Duration.ofSeconds(1), Duration.ofMillis(500),
				Duration.ofSeconds(5));
	}

}
