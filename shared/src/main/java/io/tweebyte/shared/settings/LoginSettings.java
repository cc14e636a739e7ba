package io.tweebyte.shared.settings;

import java.time.Duration;

import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How many log-ins may fail before further ones get 429.
 *
 * @param pairFailures the number of failed log-ins within the window for one account from
 * one client address
 * @param addressFailures the number of failed log-ins within the window from one client
 * address, whatever the account
 * @param window the time after which as many log-ins may fail again
 */
@Validated
@ConfigurationProperties("tweebyte.login")
public record LoginSettings(@Range(min = 1, max = 1_000_000) @DefaultValue("10") int pairFailures,
		@Range(min = 1, max = 1_000_000) @DefaultValue("100") int addressFailures,
		@TimeLimit @DefaultValue("15m") Duration window) {

}
