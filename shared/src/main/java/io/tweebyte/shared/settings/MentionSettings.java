package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How the user service is asked again for what it could not tell when a tweet was posted,
 * {@code tweebyte.mentions.*}.
 *
 * @param firstDelay how long after the start the first round begins, up to 24 days
 * @param period how long after the begin of a round the next begins, 1 ms to 24 days;
 * what a long round overlaps falls out
 * @param batch how many rows one step takes, 1 to 1,000
 * @param lease how long what one service took is left alone by others, 1 ms to 24 days
 */
@ConfigurationProperties("tweebyte.mentions")
public record MentionSettings(@DefaultValue("5s") Duration firstDelay, @DefaultValue("10s") Duration period,
		@DefaultValue("100") int batch, @DefaultValue("30s") Duration lease) {

	/**
	 * Checks the settings.
	 */
	public MentionSettings {
		TaskTimes.check("tweebyte.mentions", firstDelay, period, batch);
		Checks.positive("tweebyte.mentions.lease", lease);
	}

}
