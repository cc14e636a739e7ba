package io.tweebyte.user.config;

import java.time.Clock;

import io.tweebyte.shared.limit.LocalFailures;
import io.tweebyte.shared.settings.LoginSettings;
import io.tweebyte.shared.settings.PasswordSettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ TokenSettings.class, PasswordSettings.class, LoginSettings.class })
public class UserConfiguration {

	private static final Logger log = LoggerFactory.getLogger(UserConfiguration.class);

	// what fits into some 20 MB
	private static final int REMEMBERED_FAILURES = 100_000;

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
				+ "user service knows and which is lost after a restart.");
		return SigningKey.generate();
	}

	@Bean
	TokenIssuer tokenIssuer(SigningKey key, TokenSettings settings, Clock clock) {
		return new TokenIssuer(key, settings.lifetime(), clock);
	}

	@Bean
	LocalFailures localFailures(LoginSettings settings, Clock clock) {
		return new LocalFailures(REMEMBERED_FAILURES, settings.window(), clock);
	}

}
