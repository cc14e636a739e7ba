package io.tweebyte.user.config;

import java.time.Clock;

import io.tweebyte.shared.client.RedisConnections;
import io.tweebyte.shared.limit.FailedLogins;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.LoginSettings;
import io.tweebyte.shared.settings.PasswordSettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.shared.token.TokenIssuer;
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Lazy;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ TokenSettings.class, PasswordSettings.class, LoginSettings.class })
@Import({ RedisConnections.class, FailedLogins.class })
public class UserConfiguration {

	private static final Logger log = LoggerFactory.getLogger(UserConfiguration.class);

	@Bean
	Clock clock() {
		return Clock.systemUTC();
	}

	@Bean
	Filter formFilter(LimitSettings limits) {
		int limit = (int) limits.body().toBytes();
		return (request, response, chain) -> chain.doFilter(Form.of((HttpServletRequest) request, limit), response);
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
	@Lazy
	PublicKeys publicKeys(SigningKey key) {
		return PublicKeys.of(key);
	}

	@Bean
	TokenIssuer tokenIssuer(SigningKey key, TokenSettings settings, Clock clock) {
		return new TokenIssuer(key, settings.lifetime(), clock);
	}

}
