package io.tweebyte.common.database;

import javax.sql.DataSource;

import com.zaxxer.hikari.HikariDataSource;
import io.tweebyte.shared.settings.DatabaseSettings;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;

/** A virtual thread is cheap, a connection is not. */
@Configuration(proxyBeanMethods = false)
@Import(DatabaseConfiguration.class)
public class ConnectionConfiguration {

	@Bean
	@Primary
	DataSource connections(HikariDataSource database, DatabaseSettings settings) {
		return new ConnectionQueue(database, settings.queue());
	}

}
