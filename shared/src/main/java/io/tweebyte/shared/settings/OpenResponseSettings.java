package io.tweebyte.shared.settings;

import java.time.Duration;

import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The responses that a gateway keeps open, such as live feeds.
 *
 * @param limit the number of open responses, half of them for one client address; further
 * ones get 503. Each takes one of {@code tweebyte.limits.connections}
 * @param time after how long an open response ends in any case: longer than a token is
 * valid
 */
@Validated
@ConfigurationProperties("tweebyte.open-responses")
public record OpenResponseSettings(@Range(min = 1, max = 1_000_000) @DefaultValue("600") int limit,
		@TimeLimit @DefaultValue("65m") Duration time) {
}
