package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How many log-ins may fail, {@code tweebyte.login.*}.
 *
 * @param pairFailures how many for one account from one address, 1 to 1,000,000
 * @param addressFailures how many from one address, 1 to 1,000,000
 * @param window in which time, 1 ms to 24 days
 */
@ConfigurationProperties("tweebyte.login")
public record LoginSettings(@DefaultValue("10") int pairFailures, @DefaultValue("100") int addressFailures,
		@DefaultValue("15m") Duration window) {

	/** Checks the settings. */
	public LoginSettings {
		Checks.range("tweebyte.login.pair-failures", pairFailures, 1, 1_000_000);
		Checks.range("tweebyte.login.address-failures", addressFailures, 1, 1_000_000);
		Checks.positive("tweebyte.login.window", window);
	}

}
