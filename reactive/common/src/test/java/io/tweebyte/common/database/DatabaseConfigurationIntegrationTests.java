package io.tweebyte.common.database;

import java.time.Duration;

import io.r2dbc.pool.ConnectionPool;
import io.tweebyte.contracts.settings.DatabaseSettings;
import io.tweebyte.testsupport.DatabaseConnection;
import io.tweebyte.testsupport.HangingRelay;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.netty.resources.LoopResources;

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
	// model: the driver asks once, the pool not at all, and what is asked by the service
	// itself is given up too
	@ValueSource(ints = { 0, 1, 2 })
	void recoversWhenTheFirstConnectionFallsSilent(int answers) throws Exception {
		try (HangingRelay relay = HangingRelay.start(DATABASE, answers)) {
			LoopResources loops = new DatabaseConfiguration().databaseLoops();
			ConnectionPool pool = new DatabaseConfiguration().database(settings(relay.port()), loops);
			SchemaHealth health = new SchemaHealth(pool, "1");
			await().atMost(Duration.ofSeconds(15))
				.untilAsserted(() -> assertThat(health.health().block().getStatus()).isEqualTo(Status.UP));
			pool.dispose();
			loops.dispose();
		}
	}

	private static DatabaseSettings settings(int port) {
		return new DatabaseSettings("127.0.0.1", port, DATABASE.name(), DATABASE.username(), DATABASE.password(), "1",
				2, 50, Duration.ofSeconds(1), Duration.ofMillis(500), Duration.ofSeconds(1), Duration.ofMillis(500),
				Duration.ofSeconds(5));
	}

}
