package io.tweebyte.user.config;

import java.net.http.HttpClient;
import java.time.Clock;
import java.util.concurrent.Executor;

import io.tweebyte.common.client.ServiceClient;
import io.tweebyte.shared.api.ApiDescription;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.limit.LocalFailures;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.LoginSettings;
import io.tweebyte.shared.settings.PasswordSettings;
import io.tweebyte.shared.settings.RetrySettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;

/**
 * What the user service is made of beside its own classes.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ TokenSettings.class, PasswordSettings.class, LoginSettings.class })
public class UserConfiguration {

	private static final Logger log = LoggerFactory.getLogger(UserConfiguration.class);

	// what fits into some 20 MB
	private static final int REMEMBERED_FAILURES = 100_000;

	@Bean
	Service service() {
		return Service.USER;
	}

	@Bean
	ApiDescription apiDescription() {
		return ApiDescription.ofUserService();
	}

	@Bean
	Clock clock() {
		return Clock.systemUTC();
	}

	@Bean
	SigningKey signingKey(TokenSettings settings) {
		if (settings.keyFile() != null) {
			return SigningKey.load(settings.keyFile());
		}
		log.warn("No tweebyte.token.key-file is set: tokens are signed with a key made just now, which no other "
				+ "user service knows and which is gone after a restart.");
		return SigningKey.generate();
	}

	@Bean
	@Lazy
	PublicKeys publicKeys(SigningKey key) {
		return PublicKeys.of(key);
	}

	@Bean
	TokenIssuer tokenIssuer(SigningKey key, TokenSettings settings, Clock clock) {
		return new TokenIssuer(key, settings.lifetime(), clock);
	}

	@Bean
	LocalFailures localFailures(LoginSettings settings, Clock clock) {
		return new LocalFailures(REMEMBERED_FAILURES, settings.window(), clock);
	}

	@Bean
	ServiceClient tweetService(HttpClient connections, ServiceAddresses services, TimeSettings times,
			LimitSettings limits, RetrySettings retry, @Qualifier("callThreads") Executor callThreads) {
		return new ServiceClient(connections, services.tweet(), times, limits, retry, callThreads);
	}

	@Bean
	ServiceClient interactionService(HttpClient connections, ServiceAddresses services, TimeSettings times,
			LimitSettings limits, RetrySettings retry, @Qualifier("callThreads") Executor callThreads) {
		return new ServiceClient(connections, services.interaction(), times, limits, retry, callThreads);
	}

}
