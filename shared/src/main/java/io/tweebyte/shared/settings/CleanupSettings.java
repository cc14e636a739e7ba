package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How interactions of what was deleted are removed, {@code tweebyte.cleanup.*}.
 *
 * @param firstDelay how long after the start the first round begins, up to 24 days
 * @param period how long after the begin of a round the next begins, 1 ms to 24 days;
 * what a long round overlaps falls out
 * @param batch how many rows one step takes, 1 to 1,000
 * @param lease how long what one service took is left alone by others, 1 ms to 24 days
 */
@ConfigurationProperties("tweebyte.cleanup")
public record CleanupSettings(@DefaultValue("30s") Duration firstDelay, @DefaultValue("60s") Duration period,
		@DefaultValue("500") int batch, @DefaultValue("30s") Duration lease) {

	/**
	 * Checks the settings.
	 */
	public CleanupSettings {
		TaskTimes.check("tweebyte.cleanup", firstDelay, period, batch);
		Checks.positive("tweebyte.cleanup.lease", lease);
	}

}
