package io.tweebyte.common.token;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.common.token.PasswordChangeFeed.PasswordChangeSource;
import io.tweebyte.shared.client.PasswordChangeChannel;
import io.tweebyte.shared.client.RedisConnections;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/**
 * The tokens that changed passwords have ended, for gateways and for services that verify
 * tokens. What imports this provides a {@link PasswordChangeSource}.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(TokenSettings.class)
@Import(RedisConnections.class)
public class EndedTokensConfiguration {

	@Bean
	EndedTokens endedTokens(TokenSettings tokens) {
		return EndedTokens.of(tokens);
	}

	@Bean
	PasswordChangeFeed passwordChangeFeed(PasswordChangeSource source, EndedTokens ended) {
		return new PasswordChangeFeed(source, ended, Clock.systemUTC());
	}

	@Bean
	PasswordChangeChannel passwordChangeChannel(PasswordChangeFeed feed, RedisConnections redis) {
		return new PasswordChangeChannel(redis::subscribe, feed::receive, feed::poll);
	}

	@Bean
	RepeatedTask passwordChanges(SecuritySettings security, PasswordChangeFeed feed, PasswordChangeChannel channel,
			TokenSettings tokens) {
		Supplier<CompletableFuture<Void>> round = security.isOn() ? () -> {
			channel.listen();
			return feed.poll();
		} : () -> CompletableFuture.completedFuture(null);
		return new RepeatedTask("password-changes", Duration.ZERO, tokens.passwordChanges(), round);
	}

}
