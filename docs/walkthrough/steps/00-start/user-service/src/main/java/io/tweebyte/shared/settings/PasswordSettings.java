package io.tweebyte.shared.settings;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How passwords are hashed, {@code tweebyte.password.*}. A hash at cost 10 takes some 115
 * ms of CPU, so few are made at once and what does not fit is refused.
 *
 * @param cost the cost of bcrypt, 4 to 15: each step doubles the work
 * @param threads how many hashes are made at once, 1 to 64
 * @param queue how many wait, 1 to 10,000; more get 503
 */
@ConfigurationProperties("tweebyte.password")
public record PasswordSettings(@DefaultValue("10") int cost, @DefaultValue("1") int threads,
		@DefaultValue("20") int queue) {

	/** Checks the settings. */
	public PasswordSettings {
		Checks.range("tweebyte.password.cost", cost, 4, 15);
		Checks.range("tweebyte.password.threads", threads, 1, 64);
		Checks.range("tweebyte.password.queue", queue, 1, 10_000);
	}

}
