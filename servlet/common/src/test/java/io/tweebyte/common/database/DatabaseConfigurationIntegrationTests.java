package io.tweebyte.common.database;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;

import com.zaxxer.hikari.HikariDataSource;
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

import org.springframework.boot.health.contributor.Status;

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

	@AfterAll
	static void stop() {
		ENCRYPTED.close();
	}

	/**
	 * Wherever the first connection falls silent, in its log-in or in any statement by
	 * which pool and driver make it ready: the next ones are not touched by it.
	 */
	@ParameterizedTest
	// model: after the three responses of the log-in driver and pool send four queries,
	// and queries of the service itself are given up, too
	@ValueSource(ints = { 0, 3, 4, 5, 6 })
	void recoversWhenTheFirstConnectionFallsSilent(int responses) {
		try (FaultProxy proxy = FaultProxy.before(DATABASE.port())) {
			proxy.silenceNext(responses);
			HikariDataSource pool = new DatabaseConfiguration().database(settings(proxy.port()));
			SchemaHealth health = new SchemaHealth(pool, "4");
			await().atMost(Duration.ofSeconds(30))
				.untilAsserted(() -> assertThat(health.health().getStatus()).isEqualTo(Status.UP));
			pool.close();
		}
	}

	@ParameterizedTest
	@CsvSource({ "DISABLE, false", "PREFER, true", "REQUIRE, true", "VERIFY_FULL, true" })
	void encryptsAsConfigured(SslMode mode, boolean encrypted) throws Exception {
		DatabaseSettings settings = settings(ENCRYPTED.users(), "127.0.0.1", mode, ENCRYPTED.certificate());
		HikariDataSource pool = new DatabaseConfiguration().database(settings);
		assertThat(read(pool, ENCRYPTION)).isEqualTo(Boolean.toString(encrypted));
		pool.close();
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
	void tellsTheDatabaseItsLimits() throws Exception {
		HikariDataSource pool = new DatabaseConfiguration().database(settings(DATABASE.port()));
		assertThat(read(pool, LIMITS)).isEqualTo("1s 500ms 5s 0");
		pool.close();
	}

	@Test
	void readsWhatIsCommittedWhateverTheDefaultOfTheServer() throws Exception {
		DATABASE.execute("alter role current_user set default_transaction_isolation to 'repeatable read'");
		HikariDataSource pool = new DatabaseConfiguration().database(settings(DATABASE.port()));
		try {
			assertThat(read(pool, "select current_setting('transaction_isolation')")).isEqualTo("read committed");
		}
		finally {
			pool.close();
			DATABASE.execute("alter role current_user reset default_transaction_isolation");
		}
	}

	@Test
	void isReadyWhileAllConnectionsAreTaken() throws Exception {
		DatabaseSettings settings = settings(DATABASE.port());
		HikariDataSource pool = new DatabaseConfiguration().database(settings);
		Connection first = pool.getConnection();
		Connection second = pool.getConnection();
		assertThatExceptionOfType(SQLException.class).isThrownBy(pool::getConnection);
		assertHealth(settings, Status.UP);
		assertThat(first).isNotSameAs(second);
		pool.close();
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

	private static String read(HikariDataSource pool, String sql) throws SQLException {
		try (Connection connection = pool.getConnection();
				Statement statement = connection.createStatement();
				ResultSet rows = statement.executeQuery(sql)) {
			return rows.next() ? rows.getString(1) : null;
		}
	}

	/** The first encrypted connection of a JVM may take longer than a service waits. */
	private static void assertHealth(DatabaseSettings settings, Status status) {
		await().atMost(Duration.ofSeconds(30))
			.untilAsserted(() -> assertThat(new DatabaseConfiguration().schema(settings).health().getStatus())
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
