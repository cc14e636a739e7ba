package io.tweebyte.shared.settings;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How often one address may log in and register, {@code tweebyte.rate.*}.
 *
 * @param perSecond how many requests a second in the long run, 1 to 1,000,000
 * @param burst how many at once after a pause, 1 to 1,000,000
 */
@ConfigurationProperties("tweebyte.rate")
public record RateSettings(@DefaultValue("20") int perSecond, @DefaultValue("50") int burst) {

	/**
	 * Checks the settings.
	 */
	public RateSettings {
		Checks.range("tweebyte.rate.per-second", perSecond, 1, 1_000_000);
		Checks.range("tweebyte.rate.burst", burst, 1, 1_000_000);
	}

}
