package io.tweebyte.interaction.config;

import java.net.http.HttpClient;
import java.time.Clock;
import java.util.concurrent.Executor;

import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.interaction.service.CleanUp;
import io.tweebyte.shared.api.ApiDescription;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.settings.CleanupSettings;
import io.tweebyte.shared.settings.FollowSettings;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.RetrySettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.PublicKeys;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;

/**
 * What the interaction service is made of beside its own classes.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ CacheSettings.class, CleanupSettings.class, FollowSettings.class })
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
	@Lazy
	PublicKeys publicKeys(ServiceAddresses services, TokenSettings settings) {
		return PublicKeys.of(services.user(), settings);
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
