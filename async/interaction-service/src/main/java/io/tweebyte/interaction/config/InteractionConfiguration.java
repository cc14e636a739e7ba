package io.tweebyte.interaction.config;

import java.net.http.HttpClient;
import java.time.Clock;
import java.util.concurrent.Executor;

import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.contracts.api.ApiDescription;
import io.tweebyte.contracts.api.Service;
import io.tweebyte.contracts.settings.CacheSettings;
import io.tweebyte.contracts.settings.CleanupSettings;
import io.tweebyte.contracts.settings.LimitSettings;
import io.tweebyte.contracts.settings.RetrySettings;
import io.tweebyte.contracts.settings.ServiceAddresses;
import io.tweebyte.contracts.settings.TimeSettings;
import io.tweebyte.interaction.service.CleanUp;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * What the interaction service is made of beside its own classes.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ CacheSettings.class, CleanupSettings.class })
public class InteractionConfiguration {

	@Bean
	Service service() {
		return Service.INTERACTION;
	}

	@Bean
	ApiDescription apiDescription() {
		return ApiDescription.ofInteractionService();
	}

	@Bean
	Clock clock() {
		return Clock.systemUTC();
	}

	@Bean
	ServiceClient userService(HttpClient connections, ServiceAddresses services, TimeSettings times,
			LimitSettings limits, RetrySettings retry, @Qualifier("callThreads") Executor callThreads) {
		return new ServiceClient(connections, services.user(), times, limits, retry, callThreads);
	}

	@Bean
	ServiceClient tweetService(HttpClient connections, ServiceAddresses services, TimeSettings times,
			LimitSettings limits, RetrySettings retry, @Qualifier("callThreads") Executor callThreads) {
		return new ServiceClient(connections, services.tweet(), times, limits, retry, callThreads);
	}

	@Bean
	RepeatedTask cleanUpTask(CleanUp cleanUp, CleanupSettings settings) {
		return new RepeatedTask("clean-up", settings.firstDelay(), settings.period(), cleanUp::cleanUp);
	}

}
