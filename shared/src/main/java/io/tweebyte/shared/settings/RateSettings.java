package io.tweebyte.shared.settings;

import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How often one client address may log in and register before further requests get 429.
 *
 * @param perSecond the number of log-ins and registrations per second, on average
 * @param burst the number of log-ins and registrations at once, after a pause
 */
@Validated
@ConfigurationProperties("tweebyte.rate")
public record RateSettings(@Range(min = 1, max = 1_000_000) @DefaultValue("20") int perSecond,
		@Range(min = 1, max = 1_000_000) @DefaultValue("50") int burst) {

}
