package io.tweebyte.shared.settings;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How often a call to another service is made again, {@code tweebyte.retry.*}: only when
 * its connection broke before a byte of the answer, never after a time-out.
 *
 * @param attempts how many more attempts, 0 or 1
 */
@ConfigurationProperties("tweebyte.retry")
public record RetrySettings(@DefaultValue("1") int attempts) {

	/**
	 * Checks the settings.
	 */
	public RetrySettings {
		Checks.range("tweebyte.retry.attempts", attempts, 0, 1);
	}

}
