package io.tweebyte.shared.settings;

import java.time.Duration;

import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How users follow each other.
 *
 * @param reopenAfter the time after which a rejected follow can be requested again and
 * the clean-up deletes it
 * @param limit the number of users that one account may follow, open requests included;
 * further ones get 403
 */
@Validated
@ConfigurationProperties("tweebyte.follow")
public record FollowSettings(@TimeLimit @DefaultValue("24h") Duration reopenAfter,
		@Range(min = 1, max = 1_000_000) @DefaultValue("5000") int limit) {

}
