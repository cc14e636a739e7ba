package io.tweebyte.shared.settings;

import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How passwords are hashed. A hash at cost 10 takes some 115 ms of CPU.
 *
 * @param cost the cost of bcrypt: each step doubles the work
 * @param threads the number of threads that hash passwords
 * @param queue the number of passwords that may wait for a thread; further requests get
 * 503
 */
@Validated
@ConfigurationProperties("tweebyte.password")
public record PasswordSettings(@Range(min = 4, max = 15) @DefaultValue("10") int cost,
		@Range(min = 1, max = 64) @DefaultValue("1") int threads,
		@Range(min = 1, max = 10_000) @DefaultValue("20") int queue) {

}
