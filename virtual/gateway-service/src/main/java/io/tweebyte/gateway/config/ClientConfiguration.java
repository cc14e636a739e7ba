package io.tweebyte.gateway.config;

import java.net.http.HttpClient;
import java.util.concurrent.Executors;
import java.util.function.Function;

import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.common.client.ServiceConnections;
import io.tweebyte.common.client.UserClient;
import io.tweebyte.common.threads.ThreadConfiguration;
import io.tweebyte.common.token.PasswordChangeFeed;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.limit.RateLimiter;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.RateSettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ RateSettings.class, ServiceAddresses.class })
@Import({ PasswordChangeFeed.class, UserClient.class, RateLimiter.class, ThreadConfiguration.class })
public class ClientConfiguration {

	/** The poll of changed passwords repeats itself. */
	private static final RetryConfig ONCE = RetryConfig.custom().maxAttempts(1).build();

	// model: the client's own pool of threads would cost most of the throughput
	// (spring-cloud-gateway issue 4150)
	@Bean(destroyMethod = "shutdownNow")
	HttpClient httpClient(TimeSettings times) {
		return ServiceConnections.create(times, Executors.newVirtualThreadPerTaskExecutor());
	}

	@Bean
	Function<Service, ServiceClient> serviceClients(HttpClient client, ServiceAddresses addresses, TaskCallers callers,
			TimeSettings times, LimitSettings limits) {
		return (service) -> new ServiceClient(client, callers.called(service, addresses), times, limits,
				Retry.of("password-changes", ONCE));
	}

}
