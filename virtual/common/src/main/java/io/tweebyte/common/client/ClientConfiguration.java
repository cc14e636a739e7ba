package io.tweebyte.common.client;

import java.net.http.HttpClient;
import java.util.List;
import java.util.concurrent.Executors;
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

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ ServiceAddresses.class, RetryProperties.class })
@Import(BreakerLog.class)
public class ClientConfiguration {

	// model: the client's own steps wait too, for a name server for example
	@Bean
	HttpClient serviceConnections(TimeSettings times) {
		return ServiceConnections.create(times, Executors.newVirtualThreadPerTaskExecutor());
	}

	// as Resilience4j makes it, but without an aspect that looks for its annotation in
	// every bean
	@Bean
	Retry callRetry(RetryProperties settings) {
		return Retry.of("calls", settings.createRetryConfig("calls", new CompositeCustomizer<>(List.of())));
	}

	@Bean
	Function<Service, ServiceClient> serviceClients(HttpClient connections, ServiceAddresses services,
			TaskCallers callers, TimeSettings times, LimitSettings limits, Retry callRetry) {
		return (service) -> new ServiceClient(connections, callers.called(service, services), times, limits, callRetry);
	}

}
