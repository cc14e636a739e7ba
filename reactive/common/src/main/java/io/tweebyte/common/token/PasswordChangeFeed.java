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
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
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

	private static final Duration REPAIR = Duration.ofSeconds(1);

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

	@Bean
	RepeatedTask passwordChangesRepair(SecuritySettings security, PasswordChangeChannel channel) {
		return new RepeatedTask("password-changes-repair", REPAIR, REPAIR,
				() -> security.isOn() ? Mono.fromFuture(channel.repair()) : Mono.empty());
	}

	/** Not ready before tokens can be verified. */
	@Bean
	HealthIndicator tokensHealthIndicator(EndedTokens ended) {
		return () -> ended.isComplete() ? Health.up().build() : Health.outOfService().build();
	}

	/** Where changed passwords are read: the user service, or its database. */
	@FunctionalInterface
	public interface PasswordChangeSource {

		/** Reads the oldest changes after a time, or the oldest of all. */
		Mono<List<PasswordChange>> changes(Optional<Instant> after);

	}

}
