package io.tweebyte.shared.settings;

import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/** How often one address may log in and register, in the long run and after a pause. */
@Validated
@ConfigurationProperties("tweebyte.rate")
public record RateSettings(@Range(min = 1, max = 1_000_000) @DefaultValue("20") int perSecond,
		@Range(min = 1, max = 1_000_000) @DefaultValue("50") int burst) {

}
