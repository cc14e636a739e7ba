package io.tweebyte.shared.settings;

import java.time.Duration;

import org.hibernate.validator.constraints.Range;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The settings of repeated tasks. A round that takes longer than the period skips the
 * rounds it overlaps.
 */
public final class TaskSettings {

	private TaskSettings() {
	}

	/**
	 * How the interactions of deleted tweets and replies are deleted.
	 *
	 * @param firstDelay the time from the start to the first round
	 * @param period the time from the beginning of one round to the next
	 * @param batch the number of rows per step
	 * @param lease how long other instances leave the task alone after an instance has
	 * taken it
	 */
	@Validated
	@ConfigurationProperties("tweebyte.cleanup")
	public record CleanupSettings(@DurationMin @DurationMax(days = 24) @DefaultValue("30s") Duration firstDelay,
			@TimeLimit @DefaultValue("60s") Duration period,
			@Range(min = 1, max = 1_000) @DefaultValue("500") int batch,
			@TimeLimit @DefaultValue("30s") Duration lease) {
	}

	/**
	 * How mentions are resolved whose users were unknown when the tweet was stored.
	 *
	 * @param firstDelay the time from the start to the first round
	 * @param period the time from the beginning of one round to the next
	 * @param batch the number of tweets per step
	 * @param lease how long other instances leave a tweet alone after an instance has
	 * taken it
	 */
	@Validated
	@ConfigurationProperties("tweebyte.mentions")
	public record MentionSettings(@DurationMin @DurationMax(days = 24) @DefaultValue("5s") Duration firstDelay,
			@TimeLimit @DefaultValue("10s") Duration period,
			@Range(min = 1, max = 1_000) @DefaultValue("100") int batch,
			@TimeLimit @DefaultValue("30s") Duration lease) {
	}

	/**
	 * How the counts of hashtags are updated.
	 *
	 * @param firstDelay the time from the start to the first round
	 * @param period the time from the beginning of one round to the next
	 * @param batch the number of changes per transaction
	 */
	@Validated
	@ConfigurationProperties("tweebyte.popular")
	public record PopularSettings(@DurationMin @DurationMax(days = 24) @DefaultValue("5s") Duration firstDelay,
			@TimeLimit @DefaultValue("60s") Duration period,
			@Range(min = 1, max = 1_000) @DefaultValue("1000") int batch) {
	}

	/**
	 * How a service updates its copy of the list of private accounts.
	 *
	 * @param firstDelay the time from the start to the first round
	 * @param period the time from the beginning of one round to the next
	 * @param batch the number of accounts per call of the user service
	 * @param maxAge how old the copy may be while the user service is unavailable
	 */
	@Validated
	@ConfigurationProperties("tweebyte.privacy")
	public record PrivacySettings(@DurationMin @DurationMax(days = 24) @DefaultValue("0s") Duration firstDelay,
			@TimeLimit @DefaultValue("1s") Duration period,
			@Range(min = 1, max = 1_000) @DefaultValue("1000") int batch,
			@TimeLimit @DefaultValue("60s") Duration maxAge) {
	}

}
