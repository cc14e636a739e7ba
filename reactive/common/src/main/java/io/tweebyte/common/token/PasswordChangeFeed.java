package io.tweebyte.common.token;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.shared.client.PasswordChangeChannel;
import io.tweebyte.shared.client.RedisConnections;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.PasswordChange;
import reactor.core.publisher.Mono;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/**
 * The feed of changed passwords, which end tokens, for gateways and for services that
 * verify tokens. What imports this provides a {@link PasswordChangeSource}.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(TokenSettings.class)
@Import({ EndedTokens.class, RedisConnections.class })
public class PasswordChangeFeed {

	@Bean
	PasswordChangeChannel passwordChangeChannel(PasswordChangeSource source, EndedTokens ended,
			RedisConnections redis) {
		return new PasswordChangeChannel(redis::subscribe, (after) -> source.changes(after).toFuture(), ended,
				Clock.systemUTC());
	}

	@Bean
	RepeatedTask passwordChanges(SecuritySettings security, PasswordChangeChannel channel, TokenSettings tokens) {
		return new RepeatedTask("password-changes", Duration.ZERO, tokens.passwordChanges(),
				() -> security.isOn() ? Mono.fromFuture(channel.update()) : Mono.empty());
	}

	/** Where changed passwords are read: the user service, or its database. */
	@FunctionalInterface
	public interface PasswordChangeSource {

		/** Reads the oldest changes after a time, or the oldest of all. */
		Mono<List<PasswordChange>> changes(Optional<Instant> after);

	}

}
