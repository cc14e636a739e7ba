package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How a service keeps its copy of the private accounts, {@code tweebyte.privacy.*}.
 *
 * @param firstDelay how long after the start the first round begins, up to 24 days
 * @param period how long after the begin of a round the next begins, 1 ms to 24 days; a
 * round that takes longer replaces the rounds that it overlaps
 * @param batch how many changes one call reads, 1 to 1,000
 */
@ConfigurationProperties("tweebyte.privacy")
public record PrivacySettings(@DefaultValue("1s") Duration firstDelay, @DefaultValue("1s") Duration period,
		@DefaultValue("1000") int batch) {

	/**
	 * Checks the settings.
	 */
	public PrivacySettings {
		TaskTimes.check("tweebyte.privacy", firstDelay, period, batch);
	}

}
