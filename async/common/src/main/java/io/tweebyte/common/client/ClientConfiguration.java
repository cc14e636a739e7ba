package io.tweebyte.common.client;

import java.net.http.HttpClient;
import java.util.concurrent.Executor;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.core.registry.RegistryEventConsumer;
import io.tweebyte.shared.settings.RetrySettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Connections to the other services.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ RetrySettings.class, ServiceAddresses.class })
public class ClientConfiguration {

	@Bean
	RegistryEventConsumer<CircuitBreaker> breakerLog() {
		return new BreakerLog();
	}

	@Bean
	HttpClient serviceConnections(TimeSettings times, @Qualifier("connectionThreads") Executor connectionThreads) {
		return ServiceConnections.create(times, connectionThreads);
	}

}
