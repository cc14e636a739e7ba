package io.tweebyte.ladder;

import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.pool.ConnectionPoolConfiguration;
import io.r2dbc.postgresql.PostgresqlConnectionConfiguration;
import io.r2dbc.postgresql.PostgresqlConnectionFactory;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.call.CallResponse;
import io.tweebyte.shared.settings.DatabaseSettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.netty.http.HttpProtocol;
import reactor.netty.http.client.HttpClient;
import reactor.netty.resources.ConnectionProvider;
import reactor.netty.resources.LoopResources;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;
import org.springframework.http.client.reactive.ReactorClientHttpConnector;
import org.springframework.http.codec.json.JacksonJsonDecoder;
import org.springframework.http.codec.json.JacksonJsonEncoder;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.web.reactive.function.client.WebClient;

/**
 * Connections. Every queue has an end, but one that several requests with four calls for
 * each of 1,000 tweets do not reach.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ DatabaseSettings.class, ServiceAddresses.class, TimeSettings.class })
class LadderConfiguration {

	private static final int CALLS_AT_ONCE = 500;

	private static final int WAITING = 50_000;

	@Bean
	JsonMapper jsonMapper() {
		return ContractJson.mapper();
	}

	/** The driver with its default settings: values come as text. */
	@Bean(destroyMethod = "dispose")
	@Primary
	ConnectionPool textDatabase(DatabaseSettings settings, LoopResources databaseLoops) {
		return pool(settings, databaseLoops, false);
	}

	@Bean(destroyMethod = "dispose")
	ConnectionPool binaryDatabase(DatabaseSettings settings, LoopResources databaseLoops) {
		return pool(settings, databaseLoops, true);
	}

	@Bean
	MappedReads mappedReads(DatabaseClient database) {
		return new MappedReads(database);
	}

	@Bean
	MappedReads binaryReads(@Qualifier("binaryDatabase") ConnectionPool database) {
		return new MappedReads(DatabaseClient.create(database));
	}

	private static ConnectionPool pool(DatabaseSettings settings, LoopResources loops, boolean binary) {
		PostgresqlConnectionFactory connections = new PostgresqlConnectionFactory(
				PostgresqlConnectionConfiguration.builder()
					.host(settings.host())
					.port(settings.port())
					.database(settings.name())
					.username(settings.username())
					.password(settings.password())
					.connectTimeout(settings.connectTimeout())
					.statementTimeout(settings.statementTimeout())
					.tcpKeepAlive(true)
					.tcpNoDelay(true)
					.forceBinary(binary)
					.autodetectExtensions(false)
					.loopResources(loops)
					.build());
		return new ConnectionPool(ConnectionPoolConfiguration.builder(connections)
			.maxSize(settings.poolSize())
			.initialSize(0)
			.maxAcquireTime(settings.acquireTimeout())
			.acquireRetry(0)
			.customizer((pool) -> pool.maxPendingAcquire(WAITING))
			.build());
	}

	/** As in the real service: connections are spread over all of them. */
	@Bean(destroyMethod = "dispose")
	LoopResources databaseLoops() {
		return LoopResources.create("database", LoopResources.DEFAULT_IO_SELECT_COUNT,
				Runtime.getRuntime().availableProcessors(), true, false);
	}

	@Bean
	WebClient interactionService(JsonMapper json, ServiceAddresses services, TimeSettings times) {
		ConnectionProvider connections = ConnectionProvider.builder("services")
			.maxConnections(CALLS_AT_ONCE)
			.pendingAcquireMaxCount(WAITING)
			.pendingAcquireTimeout(times.call())
			.maxIdleTime(times.callerIdle())
			.build();
		HttpClient client = HttpClient.create(connections).protocol(HttpProtocol.HTTP11);
		return WebClient.builder()
			.baseUrl(services.interaction().toString())
			.clientConnector(new ReactorClientHttpConnector(client))
			.codecs((codecs) -> {
				codecs.defaultCodecs().jacksonJsonDecoder(new JacksonJsonDecoder(json));
				codecs.defaultCodecs().jacksonJsonEncoder(new JacksonJsonEncoder(json));
				codecs.defaultCodecs().maxInMemorySize(CallResponse.MAX_BYTES);
			})
			.build();
	}

}
