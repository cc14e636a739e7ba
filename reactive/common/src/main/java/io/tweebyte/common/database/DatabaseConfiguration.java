package io.tweebyte.common.database;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.pool.ConnectionPoolConfiguration;
import io.r2dbc.postgresql.PostgresqlConnectionFactoryProvider;
import io.r2dbc.postgresql.client.SSLMode;
import io.r2dbc.spi.ConnectionFactories;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryOptions;
import io.r2dbc.spi.R2dbcException;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import io.r2dbc.spi.R2dbcTimeoutException;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.settings.DatabaseSettings;
import io.tweebyte.shared.settings.DatabaseSettings.SslMode;
import io.tweebyte.shared.sql.DatabaseFailures;
import io.tweebyte.shared.sql.DatabaseStates;
import reactor.core.publisher.Mono;
import reactor.netty.resources.LoopResources;
import reactor.pool.PoolAcquirePendingLimitException;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.ReactiveHealthIndicator;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.r2dbc.core.DatabaseClient;

/** The connections to the database, without which a service starts all the same. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(DatabaseSettings.class)
@Import(CompletedTransactions.class)
public class DatabaseConfiguration {

	// model: the driver's timeout comes after PostgreSQL's
	private static final Duration BEYOND = Duration.ofSeconds(2);

	// shorter than the timeout of readiness probes
	private static final Duration HEALTH = Duration.ofSeconds(2);

	@Bean(destroyMethod = "dispose")
	ConnectionPool database(DatabaseSettings settings, LoopResources databaseLoops) {
		return new ConnectionPool(ConnectionPoolConfiguration
			.builder(driver(settings, settings.connectTimeout(), settings.statementTimeout().plus(BEYOND),
					databaseLoops))
			.name("database")
			.maxSize(settings.poolSize())
			.initialSize(0)
			.minIdle(0)
			.maxAcquireTime(settings.acquireTimeout())
			.maxIdleTime(Duration.ofMinutes(10))
			.maxLifeTime(Duration.ofMinutes(30))
			.acquireRetry(0)
			// model: the queue of the pool has no end unless it is given one
			.customizer((pool) -> pool.maxPendingAcquire(settings.queue()))
			.build());
	}

	private static ConnectionFactory driver(DatabaseSettings settings, Duration connect, Duration response,
			LoopResources loops) {
		ConnectionFactoryOptions.Builder driver = ConnectionFactoryOptions.builder()
			.option(ConnectionFactoryOptions.DRIVER, PostgresqlConnectionFactoryProvider.POSTGRESQL_DRIVER)
			.option(ConnectionFactoryOptions.HOST, settings.host())
			.option(ConnectionFactoryOptions.PORT, settings.port())
			.option(ConnectionFactoryOptions.DATABASE, settings.name())
			.option(ConnectionFactoryOptions.USER, settings.username())
			.option(ConnectionFactoryOptions.PASSWORD, settings.password())
			.option(ConnectionFactoryOptions.CONNECT_TIMEOUT, connect)
			.option(ConnectionFactoryOptions.STATEMENT_TIMEOUT, settings.statementTimeout())
			.option(ConnectionFactoryOptions.LOCK_WAIT_TIMEOUT, settings.lockTimeout())
			.option(PostgresqlConnectionFactoryProvider.OPTIONS, options(settings))
			.option(PostgresqlConnectionFactoryProvider.TCP_KEEPALIVE, true)
			.option(PostgresqlConnectionFactoryProvider.TCP_NODELAY, true)
			.option(PostgresqlConnectionFactoryProvider.SSL_MODE, SSLMode.fromValue(settings.sslMode().word()))
			.option(PostgresqlConnectionFactoryProvider.FORCE_BINARY, true)
			.option(PostgresqlConnectionFactoryProvider.AUTODETECT_EXTENSIONS, false)
			.option(PostgresqlConnectionFactoryProvider.LOOP_RESOURCES, loops);
		if (settings.sslMode() == SslMode.VERIFY_FULL) {
			driver.option(PostgresqlConnectionFactoryProvider.SSL_ROOT_CERT, settings.sslRootCertificate().toString());
		}
		// found, not made: an agent sees the statements of a driver that is found
		return new ReadTimeoutConnections(ConnectionFactories.get(driver.build()), response);
	}

	/** One process per statement, so that no request takes all processors from others. */
	private static Map<String, String> options(DatabaseSettings settings) {
		return Map.of("idle_in_transaction_session_timeout",
				Long.toString(settings.idleInTransactionTimeout().toMillis()), "max_parallel_workers_per_gather", "0",
				"default_transaction_isolation", "read committed");
	}

	/** Loops of its own, so that the pool's connections are spread over all of them. */
	@Bean(destroyMethod = "dispose")
	LoopResources databaseLoops() {
		return LoopResources.create("database", LoopResources.DEFAULT_IO_SELECT_COUNT,
				Runtime.getRuntime().availableProcessors(), true, false);
	}

	// a connection of its own, because an empty pool is no outage
	@Bean
	SchemaHealth schema(DatabaseSettings settings, LoopResources databaseLoops) {
		return new SchemaHealth(driver(settings, HEALTH, HEALTH, databaseLoops), settings.schemaVersion());
	}

	@Bean
	DatabaseFailures databaseFailures() {
		return new DatabaseFailures(DatabaseConfiguration::failure);
	}

	private static Optional<ApiException> failure(Throwable cause) {
		if (cause instanceof PoolAcquirePendingLimitException || cause instanceof R2dbcTimeoutException) {
			return Optional.of(ApiException.unavailable(Messages.BUSY));
		}
		// model: the pool has this type for a closed connection, and the driver for every
		// unknown state
		if (cause instanceof R2dbcNonTransientResourceException closed && closed.getSqlState() == null) {
			return Optional.of(ApiException.unavailable(Messages.DATABASE_UNAVAILABLE));
		}
		return (cause instanceof R2dbcException sql) ? DatabaseStates.failure(sql.getSqlState()) : Optional.empty();
	}

	/** Up when the database responds and has the expected version of the schema. */
	public static final class SchemaHealth implements ReactiveHealthIndicator {

		private static final String VERSION = "select version from flyway_schema_history where success "
				+ "order by installed_rank desc limit 1";

		// model: the other driver's time-outs end a log-in too
		private static final Duration TIMEOUT = Duration.ofSeconds(2);

		private final DatabaseClient database;

		private final String expected;

		public SchemaHealth(ConnectionFactory database, String expected) {
			this.database = DatabaseClient.create(database);
			this.expected = expected;
		}

		@Override
		public Mono<Health> health() {
			// model: read to the end even when the caller stops waiting: this driver
			// loses a connection whose log-in is interrupted
			return this.database.sql(VERSION)
				.map((row) -> row.get(0, String.class))
				.one()
				.defaultIfEmpty("none")
				.map(this::health)
				.cache()
				.timeout(TIMEOUT)
				.onErrorReturn(Health.outOfService().withDetail("database", "does not respond").build());
		}

		private Health health(String version) {
			Health.Builder health = version.equals(this.expected) ? Health.up() : Health.outOfService();
			return health.withDetail("schema", version).withDetail("expected", this.expected).build();
		}

	}

}
