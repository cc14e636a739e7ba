package io.tweebyte.user.config;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How often users are counted, {@code tweebyte.user-count.*}.
 *
 * @param firstDelay how long after the start the first count begins
 * @param period how long after the end of a count the next begins
 */
@ConfigurationProperties("tweebyte.user-count")
public record UserCountSettings(@DefaultValue("5s") Duration firstDelay, @DefaultValue("60s") Duration period) {
}
