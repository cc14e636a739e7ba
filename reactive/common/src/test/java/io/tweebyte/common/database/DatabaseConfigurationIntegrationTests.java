package io.tweebyte.common.database;

import java.nio.file.Path;
import java.time.Duration;

import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.R2dbcException;
import io.tweebyte.common.database.DatabaseConfiguration.SchemaHealth;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.fault.FaultProxy;
import io.tweebyte.shared.settings.DatabaseSettings;
import io.tweebyte.shared.settings.DatabaseSettings.SslMode;
import io.tweebyte.testsupport.EncryptedPostgres;
import io.tweebyte.testsupport.SelfSignedCertificate;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.netty.resources.LoopResources;

import org.springframework.boot.health.contributor.Status;
import org.springframework.r2dbc.core.DatabaseClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

class DatabaseConfigurationIntegrationTests {

	private static final DatabaseConnection DATABASE = TestDatabases.users();

	private static final EncryptedPostgres ENCRYPTED = EncryptedPostgres.start();

	private static final SelfSignedCertificate ANOTHER = SelfSignedCertificate.of("127.0.0.1");

	private static final String ENCRYPTION = "select ssl::text from pg_stat_ssl where pid = pg_backend_pid()";

	private static final String LIMITS = "select concat_ws(' ', current_setting('statement_timeout'), "
			+ "current_setting('lock_timeout'), current_setting('idle_in_transaction_session_timeout'), "
			+ "current_setting('max_parallel_workers_per_gather'))";

	private static final LoopResources LOOPS = new DatabaseConfiguration().databaseLoops();

	@AfterAll
	static void stop() {
		ENCRYPTED.close();
		LOOPS.dispose();
	}

	/**
	 * Wherever the first connection falls silent, in its log-in or in any statement by
	 * which pool and driver make it ready: the next ones are not touched by it.
	 */
	@ParameterizedTest
	// model: after the three responses of the log-in the driver sends one query, the pool
	// none, and queries of the service itself are given up, too
	@ValueSource(ints = { 0, 3, 4 })
	void recoversWhenTheFirstConnectionFallsSilent(int responses) {
		try (FaultProxy proxy = FaultProxy.before(DATABASE.port())) {
			proxy.silenceNext(responses);
			ConnectionPool pool = new DatabaseConfiguration().database(settings(proxy.port()), LOOPS);
			SchemaHealth health = new SchemaHealth(pool, "4");
			await().atMost(Duration.ofSeconds(30))
				.untilAsserted(() -> assertThat(health.health().block().getStatus()).isEqualTo(Status.UP));
			pool.dispose();
		}
	}

	@ParameterizedTest
	@CsvSource({ "DISABLE, false", "PREFER, true", "REQUIRE, true", "VERIFY_FULL, true" })
	void encryptsAsConfigured(SslMode mode, boolean encrypted) {
		DatabaseSettings settings = settings(ENCRYPTED.users(), "127.0.0.1", mode, ENCRYPTED.certificate());
		ConnectionPool pool = new DatabaseConfiguration().database(settings, LOOPS);
		assertThat(read(pool, ENCRYPTION)).isEqualTo(Boolean.toString(encrypted));
		pool.dispose();
		assertHealth(settings, Status.UP);
	}

	@ParameterizedTest
	@CsvSource({ "DISABLE, UP", "PREFER, UP", "REQUIRE, OUT_OF_SERVICE", "VERIFY_FULL, OUT_OF_SERVICE" })
	void refusesPlainConnectionsWhereItShall(SslMode mode, String status) {
		assertHealth(settings(DATABASE, "127.0.0.1", mode, ENCRYPTED.certificate()), new Status(status));
	}

	@ParameterizedTest
	@CsvSource({ "PREFER, UP", "REQUIRE, UP", "VERIFY_FULL, OUT_OF_SERVICE" })
	void refusesUntrustedServersWhenConfigured(SslMode mode, String status) {
		assertHealth(settings(ENCRYPTED.users(), "127.0.0.1", mode, ANOTHER.file()), new Status(status));
		assertHealth(settings(ENCRYPTED.users(), "localhost", mode, ENCRYPTED.certificate()), new Status(status));
	}

	@Test
	void tellsTheDatabaseItsLimits() {
		ConnectionPool pool = new DatabaseConfiguration().database(settings(DATABASE.port()), LOOPS);
		assertThat(read(pool, LIMITS)).isEqualTo("1s 500ms 5s 0");
		pool.dispose();
	}

	@Test
	void readsWhatIsCommittedWhateverTheDefaultOfTheServer() throws Exception {
		DATABASE.execute("alter role current_user set default_transaction_isolation to 'repeatable read'");
		ConnectionPool pool = new DatabaseConfiguration().database(settings(DATABASE.port()), LOOPS);
		try {
			assertThat(read(pool, "select current_setting('transaction_isolation')")).isEqualTo("read committed");
		}
		finally {
			pool.dispose();
			DATABASE.execute("alter role current_user reset default_transaction_isolation");
		}
	}

	@Test
	void isReadyWhileAllConnectionsAreTaken() {
		DatabaseSettings settings = settings(DATABASE.port());
		ConnectionPool pool = new DatabaseConfiguration().database(settings, LOOPS);
		Connection first = pool.create().block();
		Connection second = pool.create().block();
		assertThatExceptionOfType(R2dbcException.class).isThrownBy(pool.create()::block);
		assertHealth(settings, Status.UP);
		assertThat(first).isNotSameAs(second);
		pool.dispose();
	}

	@Test
	void isNotReadyWhileTheDatabaseFallsSilent() {
		try (FaultProxy proxy = FaultProxy.before(DATABASE.port())) {
			proxy.silenceNext(0);
			DatabaseSettings settings = settings(proxy.port());
			assertHealth(settings, Status.OUT_OF_SERVICE);
			assertHealth(settings, Status.UP);
		}
	}

	private static String read(ConnectionPool pool, String sql) {
		return DatabaseClient.create(pool).sql(sql).map((row) -> row.get(0, String.class)).one().block();
	}

	/** The first encrypted connection of a JVM may take longer than a service waits. */
	private static void assertHealth(DatabaseSettings settings, Status status) {
		await().atMost(Duration.ofSeconds(30))
			.untilAsserted(
					() -> assertThat(new DatabaseConfiguration().schema(settings, LOOPS).health().block().getStatus())
						.isEqualTo(status));
	}

	private static DatabaseSettings settings(int port) {
		return settings(
				new DatabaseConnection("127.0.0.1", port, DATABASE.name(), DATABASE.username(), DATABASE.password()),
				"127.0.0.1", SslMode.DISABLE, null);
	}

	private static DatabaseSettings settings(DatabaseConnection database, String host, SslMode mode, Path certificate) {
		return new DatabaseSettings(host, database.port(), database.name(), database.username(), database.password(),
				mode, certificate, "4", 2, 50, Duration.ofSeconds((mode == SslMode.DISABLE) ? 1 : 20),
				Duration.ofMillis(500), Duration.ofSeconds(1), Duration.ofMillis(500), Duration.ofSeconds(5));
	}

}
