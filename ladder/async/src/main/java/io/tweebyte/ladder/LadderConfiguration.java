package io.tweebyte.ladder;

import java.net.http.HttpClient;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.settings.DatabaseSettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.threads.TaskExecutors;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

/**
 * Threads and connections. Every queue has an end, but one that several requests with
 * four calls for each of 1,000 tweets do not reach.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(ServiceAddresses.class)
class LadderConfiguration {

	private static final int CALLS_AT_ONCE = 32;

	private static final int WAITING = 50_000;

	@Bean
	JsonMapper jsonMapper() {
		return ContractJson.mapper();
	}

	/** Wait for the database: one for each connection. */
	@Bean
	ThreadPoolTaskExecutor databaseThreads(DatabaseSettings settings) {
		return TaskExecutors.platform("database", settings.poolSize(), WAITING);
	}

	/** Wait for the interaction service, a call each. */
	@Bean
	ThreadPoolTaskExecutor callThreads() {
		return TaskExecutors.platform("calls", CALLS_AT_ONCE, WAITING);
	}

	/** Run the client's own steps. */
	@Bean
	ThreadPoolTaskExecutor connectionThreads() {
		return TaskExecutors.platform("connections", Runtime.getRuntime().availableProcessors(), WAITING);
	}

	@Bean
	HttpClient connections(@Qualifier("connectionThreads") Executor connectionThreads) {
		return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).executor(connectionThreads).build();
	}

}
