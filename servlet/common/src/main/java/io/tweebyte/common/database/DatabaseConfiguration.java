package io.tweebyte.common.database;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;

import javax.sql.DataSource;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.settings.DatabaseSettings;
import io.tweebyte.shared.settings.DatabaseSettings.SslMode;
import io.tweebyte.shared.sql.DatabaseFailures;
import io.tweebyte.shared.sql.DatabaseStates;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.dao.DataAccessException;
import org.springframework.data.jpa.repository.config.EnableJpaRepositories;
import org.springframework.data.jpa.repository.query.QueryEnhancerFactories;
import org.springframework.data.jpa.repository.query.QueryEnhancerSelector.DefaultQueryEnhancerSelector;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/** The connections to the database, without which a service starts all the same. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(DatabaseSettings.class)
@EnableJpaRepositories(basePackages = "io.tweebyte",
		queryEnhancerSelector = DatabaseConfiguration.QueriesAsWritten.class)
public class DatabaseConfiguration {

	// model: the driver's timeout comes after PostgreSQL's
	private static final Duration BEYOND = Duration.ofSeconds(2);

	// shorter than the timeout of readiness probes
	private static final Duration HEALTH = Duration.ofSeconds(2);

	@Bean
	HikariDataSource database(DatabaseSettings settings) {
		HikariConfig pool = new HikariConfig();
		pool.setPoolName("database");
		pool.setJdbcUrl(address(settings));
		pool.setUsername(settings.username());
		pool.setPassword(settings.password());
		pool.setMaximumPoolSize(settings.poolSize());
		pool.setMinimumIdle(1);
		pool.setConnectionTimeout(settings.acquireTimeout().toMillis());
		pool.setValidationTimeout(Math.min(500, settings.acquireTimeout().toMillis()));
		pool.setInitializationFailTimeout(-1);
		// model: otherwise the pool reads it from its first connection alone, and is
		// never usable when that one gets no response
		pool.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
		pool.setDataSourceProperties(
				driver(settings, settings.connectTimeout(), settings.statementTimeout().plus(BEYOND)));
		return new HikariDataSource(pool);
	}

	private static String address(DatabaseSettings settings) {
		return "jdbc:postgresql://" + settings.host() + ":" + settings.port() + "/" + settings.name();
	}

	private static Properties driver(DatabaseSettings settings, Duration connect, Duration response) {
		Properties driver = new Properties();
		// model: whole seconds for this driver, and text: the pool drops all else
		driver.setProperty("connectTimeout", Long.toString(Math.max(1, connect.toSeconds())));
		driver.setProperty("socketTimeout", Long.toString(response.toSeconds()));
		driver.setProperty("tcpKeepAlive", "true");
		driver.setProperty("sslmode", settings.sslMode().word());
		if (settings.sslMode() == SslMode.VERIFY_FULL) {
			driver.setProperty("sslrootcert", settings.sslRootCertificate().toString());
		}
		driver.setProperty("logServerErrorDetail", "false");
		driver.setProperty("prepareThreshold", "1");
		driver.setProperty("options", options(settings));
		return driver;
	}

	/** One process per statement, so that no request takes all processors from others. */
	private static String options(DatabaseSettings settings) {
		return "-c statement_timeout=" + settings.statementTimeout().toMillis() + " -c lock_timeout="
				+ settings.lockTimeout().toMillis() + " -c idle_in_transaction_session_timeout="
				+ settings.idleInTransactionTimeout().toMillis() + " -c max_parallel_workers_per_gather=0";
	}

	// a connection of its own, because an empty pool is no outage
	@Bean
	SchemaHealth schema(DatabaseSettings settings) {
		DriverManagerDataSource single = new DriverManagerDataSource(address(settings), settings.username(),
				settings.password());
		single.setConnectionProperties(driver(settings, HEALTH, HEALTH));
		return new SchemaHealth(single, settings.schemaVersion());
	}

	@Bean
	DatabaseFailures databaseFailures() {
		return new DatabaseFailures(DatabaseConfiguration::failure);
	}

	private static Optional<ApiException> failure(Throwable cause) {
		if (cause instanceof SQLTransientConnectionException timeout) {
			// model: the pool names what kept it from opening a connection as the cause
			String detail = (timeout.getCause() != null) ? Messages.DATABASE_UNAVAILABLE : Messages.BUSY;
			return Optional.of(ApiException.unavailable(detail));
		}
		// model: the pool has no type for a closed connection; the driver names a state
		if (cause instanceof SQLException closed && closed.getSQLState() == null) {
			return Optional.of(ApiException.unavailable(Messages.DATABASE_UNAVAILABLE));
		}
		return (cause instanceof SQLException sql) ? DatabaseStates.failure(sql.getSQLState()) : Optional.empty();
	}

	/**
	 * Queries that get no order and no count, so that none has to be parsed to change it.
	 * Spring Data would parse each of them at every start.
	 */
	static final class QueriesAsWritten extends DefaultQueryEnhancerSelector {

		QueriesAsWritten() {
			super(QueryEnhancerFactories.fallback(), QueryEnhancerFactories.fallback());
		}

	}

	/** Up when the database responds and has the expected version of the schema. */
	public static final class SchemaHealth implements HealthIndicator {

		private static final String VERSION = "select version from flyway_schema_history where success "
				+ "order by installed_rank desc limit 1";

		private final JdbcClient database;

		private final String expected;

		public SchemaHealth(DataSource database, String expected) {
			this.database = JdbcClient.create(database);
			this.expected = expected;
		}

		@Override
		public Health health() {
			try {
				return health(this.database.sql(VERSION).query(String.class).optional().orElse("none"));
			}
			catch (DataAccessException ex) {
				return Health.outOfService().withDetail("database", "does not respond").build();
			}
		}

		private Health health(String version) {
			Health.Builder health = version.equals(this.expected) ? Health.up() : Health.outOfService();
			return health.withDetail("schema", version).withDetail("expected", this.expected).build();
		}

	}

}
