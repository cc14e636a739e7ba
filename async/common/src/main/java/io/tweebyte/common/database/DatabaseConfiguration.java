package io.tweebyte.common.database;

import javax.sql.DataSource;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.tweebyte.contracts.error.FailureMapper;
import io.tweebyte.contracts.settings.DatabaseSettings;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * The connections to the database of a service. None is opened at start, so that a
 * service starts without its database.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(DatabaseSettings.class)
public class DatabaseConfiguration {

	// model: the driver's own time-outs are in seconds and come after PostgreSQL's
	private static final int SECONDS_BEYOND = 2;

	@Bean
	HikariDataSource database(DatabaseSettings settings) {
		HikariConfig pool = new HikariConfig();
		pool.setPoolName("database");
		pool.setJdbcUrl("jdbc:postgresql://" + settings.host() + ":" + settings.port() + "/" + settings.name());
		pool.setUsername(settings.username());
		pool.setPassword(settings.password());
		pool.setMaximumPoolSize(settings.poolSize());
		pool.setMinimumIdle(1);
		pool.setConnectionTimeout(settings.acquireTimeout().toMillis());
		pool.setValidationTimeout(Math.min(500, settings.acquireTimeout().toMillis()));
		pool.setInitializationFailTimeout(-1);
		// model: the pool asks its first connection for the isolation; where that falls
		// silent just then, it asks no
		// other, and sets one that does not exist ever after
		pool.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
		// model: the driver counts in whole seconds, the other in milliseconds; the pool
		// drops what is not text
		pool.addDataSourceProperty("connectTimeout", Long.toString(Math.max(1, settings.connectTimeout().toSeconds())));
		pool.addDataSourceProperty("socketTimeout",
				Long.toString(settings.statementTimeout().toSeconds() + SECONDS_BEYOND));
		pool.addDataSourceProperty("tcpKeepAlive", "true");
		pool.addDataSourceProperty("logServerErrorDetail", "false");
		pool.addDataSourceProperty("prepareThreshold", "1");
		pool.addDataSourceProperty("options", options(settings));
		return new HikariDataSource(pool);
	}

	private static String options(DatabaseSettings settings) {
		return "-c statement_timeout=" + settings.statementTimeout().toMillis() + " -c lock_timeout="
				+ settings.lockTimeout().toMillis() + " -c idle_in_transaction_session_timeout="
				+ settings.idleInTransactionTimeout().toMillis();
	}

	@Bean
	FailureMapper databaseFailures() {
		return new DatabaseFailures();
	}

	@Bean
	SchemaHealth schema(DataSource database, DatabaseSettings settings) {
		return new SchemaHealth(database, settings.schemaVersion());
	}

}
