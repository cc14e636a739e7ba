package io.tweebyte.common.client;

import java.util.List;
import java.util.function.Function;

import io.github.resilience4j.common.CompositeCustomizer;
import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.springboot.retry.autoconfigure.RetryProperties;
import io.netty.channel.ChannelOption;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.call.CallResponse;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.client.BreakerLog;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;
import reactor.netty.http.HttpProtocol;
import reactor.netty.http.client.HttpClient;
import reactor.netty.resources.ConnectionProvider;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.http.client.reactive.ReactorClientHttpConnector;
import org.springframework.web.reactive.function.client.WebClient;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ ServiceAddresses.class, RetryProperties.class })
@Import(BreakerLog.class)
public class ClientConfiguration {

	@Bean(destroyMethod = "dispose")
	ConnectionProvider serviceConnections(TimeSettings times, LimitSettings limits) {
		return ConnectionProvider.builder("services")
			.maxConnections(limits.callConnections())
			.pendingAcquireMaxCount(limits.callQueue())
			.pendingAcquireTimeout(times.call())
			.maxIdleTime(times.callerIdle())
			.build();
	}

	@Bean
	WebClient webClient(ConnectionProvider connections, TimeSettings times) {
		HttpClient client = HttpClient.create(connections)
			.protocol(HttpProtocol.HTTP11)
			.option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int) times.connect().toMillis())
			.disableRetry(true);
		return WebClient.builder()
			.clientConnector(new ReactorClientHttpConnector(client))
			.codecs((codecs) -> codecs.defaultCodecs().maxInMemorySize(CallResponse.MAX_BYTES))
			.build();
	}

	// as Resilience4j makes it, but without an aspect that looks for its annotation in
	// every bean
	@Bean
	Retry callRetry(RetryProperties settings) {
		return Retry.of("calls", settings.createRetryConfig("calls", new CompositeCustomizer<>(List.of())));
	}

	@Bean
	Function<Service, ServiceClient> serviceClients(WebClient webClient, ServiceAddresses services, TaskCallers callers,
			TimeSettings times, Retry callRetry) {
		return (service) -> new ServiceClient(webClient, callers.called(service, services), times, callRetry);
	}

}
