package io.tweebyte.tweet.config;

import java.time.Clock;

import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.shared.api.ApiDescription;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.settings.MentionSettings;
import io.tweebyte.shared.settings.PopularSettings;
import io.tweebyte.shared.settings.RetrySettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.tweet.service.MentionResolver;
import io.tweebyte.tweet.service.PopularHashtagRefresh;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import org.springframework.web.reactive.function.client.WebClient;

/**
 * What the tweet service is made of beside its own classes.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ CacheSettings.class, MentionSettings.class, PopularSettings.class })
public class TweetConfiguration {

	@Bean
	Service service() {
		return Service.TWEET;
	}

	@Bean
	ApiDescription apiDescription() {
		return ApiDescription.ofTweetService();
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
	ServiceClient userService(WebClient connections, ServiceAddresses services, TimeSettings times,
			RetrySettings retry) {
		return new ServiceClient(connections, services.user(), times, retry);
	}

	@Bean
	ServiceClient interactionService(WebClient connections, ServiceAddresses services, TimeSettings times,
			RetrySettings retry) {
		return new ServiceClient(connections, services.interaction(), times, retry);
	}

	@Bean
	RepeatedTask mentionTask(MentionResolver resolver, MentionSettings settings) {
		return new RepeatedTask("mentions", settings.firstDelay(), settings.period(), resolver::resolve);
	}

	@Bean
	RepeatedTask popularTask(PopularHashtagRefresh refresh, PopularSettings settings) {
		return new RepeatedTask("popular", settings.firstDelay(), settings.period(), refresh::refresh);
	}

}
