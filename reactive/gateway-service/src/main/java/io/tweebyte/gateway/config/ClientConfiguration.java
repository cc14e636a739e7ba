package io.tweebyte.gateway.config;

import java.util.function.Function;

import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import io.netty.channel.ChannelOption;
import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.common.client.UserClient;
import io.tweebyte.common.token.PasswordChangeFeed;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.limit.RateLimiter;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.OpenResponseSettings;
import io.tweebyte.shared.settings.RateSettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.netty.http.client.HttpClient;
import reactor.netty.resources.ConnectionProvider;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.client.reactive.ReactorClientHttpConnector;
import org.springframework.web.reactive.function.client.WebClient;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ RateSettings.class, ServiceAddresses.class })
@Import({ PasswordChangeFeed.class, UserClient.class, RateLimiter.class })
public class ClientConfiguration {

	/** The poll of changed passwords repeats itself. */
	private static final RetryConfig ONCE = RetryConfig.custom().maxAttempts(1).build();

	@Bean(destroyMethod = "dispose")
	ConnectionProvider serviceConnections(LimitSettings limits, OpenResponseSettings streams, TimeSettings times) {
		// as many connections to one service as requests may be in flight and streams
		// open, so that none waits for another
		return ConnectionProvider.builder("services")
			.maxConnections(limits.inFlight() + streams.limit())
			.pendingAcquireMaxCount(limits.callQueue())
			.pendingAcquireTimeout(times.head())
			.maxIdleTime(times.callerIdle())
			.build();
	}

	@Bean
	HttpClient httpClient(TimeSettings times, ConnectionProvider connections) {
		return HttpClient.create(connections)
			.option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int) times.connect().toMillis())
			.responseTimeout(times.idle())
			.disableRetry(true);
	}

	@Bean
	Function<Service, ServiceClient> serviceClients(HttpClient client, ServiceAddresses addresses, TaskCallers callers,
			TimeSettings times) {
		WebClient calls = WebClient.builder().clientConnector(new ReactorClientHttpConnector(client)).build();
		return (service) -> new ServiceClient(calls, callers.called(service, addresses), times,
				Retry.of("password-changes", ONCE));
	}

}
