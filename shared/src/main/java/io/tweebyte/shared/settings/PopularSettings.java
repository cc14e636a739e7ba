package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How the counts of hashtags are refreshed, {@code tweebyte.popular.*}.
 *
 * @param firstDelay how long after the start the first round begins, up to 24 days
 * @param period how long after the begin of a round the next begins, 1 ms to 24 days;
 * what a long round overlaps falls out
 * @param batch how many rows one step takes, 1 to 1,000
 */
@ConfigurationProperties("tweebyte.popular")
public record PopularSettings(@DefaultValue("5s") Duration firstDelay, @DefaultValue("60s") Duration period,
		@DefaultValue("1000") int batch) {

	/**
	 * Checks the settings.
	 */
	public PopularSettings {
		TaskTimes.check("tweebyte.popular", firstDelay, period, batch);
	}

}
