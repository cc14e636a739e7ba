package io.tweebyte.shared.settings;

import java.time.Duration;

import org.hibernate.validator.constraints.Range;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The settings of tasks. The first delay is from the start to the first round, the period
 * from the beginning of one round to the next; rounds that a long one overlaps are
 * skipped. A batch is how many rows one step takes, and the lease how long other services
 * leave alone what one has taken.
 */
public final class TaskSettings {

	private TaskSettings() {
	}

	/** How interactions of what was deleted are removed. */
	@Validated
	@ConfigurationProperties("tweebyte.cleanup")
	public record CleanupSettings(@DurationMin @DurationMax(days = 24) @DefaultValue("30s") Duration firstDelay,
			@TimeLimit @DefaultValue("60s") Duration period,
			@Range(min = 1, max = 1_000) @DefaultValue("500") int batch,
			@TimeLimit @DefaultValue("30s") Duration lease) {
	}

	/** When the user service is called again for what was unknown of a new tweet. */
	@Validated
	@ConfigurationProperties("tweebyte.mentions")
	public record MentionSettings(@DurationMin @DurationMax(days = 24) @DefaultValue("5s") Duration firstDelay,
			@TimeLimit @DefaultValue("10s") Duration period,
			@Range(min = 1, max = 1_000) @DefaultValue("100") int batch,
			@TimeLimit @DefaultValue("30s") Duration lease) {
	}

	/** How the counts of hashtags are refreshed. */
	@Validated
	@ConfigurationProperties("tweebyte.popular")
	public record PopularSettings(@DurationMin @DurationMax(days = 24) @DefaultValue("5s") Duration firstDelay,
			@TimeLimit @DefaultValue("60s") Duration period,
			@Range(min = 1, max = 1_000) @DefaultValue("1000") int batch) {
	}

	/**
	 * How a service keeps its copy of the private accounts, and how old that may be where
	 * the user service is unavailable.
	 */
	@Validated
	@ConfigurationProperties("tweebyte.privacy")
	public record PrivacySettings(@DurationMin @DurationMax(days = 24) @DefaultValue("0s") Duration firstDelay,
			@TimeLimit @DefaultValue("1s") Duration period,
			@Range(min = 1, max = 1_000) @DefaultValue("1000") int batch,
			@TimeLimit @DefaultValue("60s") Duration maxAge) {
	}

}
