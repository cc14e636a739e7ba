package io.tweebyte.common.client;

import java.net.http.HttpClient;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Function;

import io.github.resilience4j.common.CompositeCustomizer;
import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.springboot.retry.autoconfigure.RetryProperties;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.client.BreakerLog;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ ServiceAddresses.class, RetryProperties.class })
@Import(BreakerLog.class)
public class ClientConfiguration {

	@Bean
	HttpClient serviceConnections(TimeSettings times, @Qualifier("connectionThreads") Executor connectionThreads) {
		return ServiceConnections.create(times, connectionThreads);
	}

	// as Resilience4j makes it, but without an aspect that looks for its annotation in
	// every bean
	@Bean
	Retry callRetry(RetryProperties settings) {
		return Retry.of("calls", settings.createRetryConfig("calls", new CompositeCustomizer<>(List.of())));
	}

	@Bean
	Function<Service, ServiceClient> serviceClients(HttpClient connections, ServiceAddresses services,
			TaskCallers callers, TimeSettings times, LimitSettings limits, Retry callRetry,
			@Qualifier("callThreads") Executor callThreads, ScheduledExecutorService retryThread) {
		return (service) -> new ServiceClient(connections, callers.called(service, services), times, limits, callRetry,
				callThreads, retryThread);
	}

}
