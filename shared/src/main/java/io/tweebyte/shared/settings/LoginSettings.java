package io.tweebyte.shared.settings;

import java.time.Duration;

import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How many log-ins may fail within the window, for one account from one address and from
 * one address.
 */
@Validated
@ConfigurationProperties("tweebyte.login")
public record LoginSettings(@Range(min = 1, max = 1_000_000) @DefaultValue("10") int pairFailures,
		@Range(min = 1, max = 1_000_000) @DefaultValue("100") int addressFailures,
		@TimeLimit @DefaultValue("15m") Duration window) {

}
