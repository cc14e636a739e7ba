package io.tweebyte.common.token;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

import io.tweebyte.common.task.NamedTask;
import io.tweebyte.common.threads.Await;
import io.tweebyte.shared.client.PasswordChangeChannel;
import io.tweebyte.shared.client.RedisConnections;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.PasswordChange;

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
		return PasswordChangeChannel.blocking(redis::subscribe, source::changes,
				Executors.newVirtualThreadPerTaskExecutor(), ended, Clock.systemUTC());
	}

	@Bean
	NamedTask passwordChanges(SecuritySettings security, PasswordChangeChannel channel, TokenSettings tokens) {
		return new NamedTask("password-changes", Duration.ZERO, tokens.passwordChanges(),
				() -> run(security, channel::update));
	}

	@Bean
	NamedTask passwordChangesRepair(SecuritySettings security, PasswordChangeChannel channel) {
		return new NamedTask("password-changes-repair", REPAIR, REPAIR, () -> run(security, channel::repair));
	}

	private static void run(SecuritySettings security, Supplier<Future<Void>> round) {
		if (security.isOn()) {
			Await.result(round.get());
		}
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
		List<PasswordChange> changes(Optional<Instant> after);

	}

}
