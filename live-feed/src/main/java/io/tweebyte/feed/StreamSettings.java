package io.tweebyte.feed;

import java.time.Duration;

import io.tweebyte.shared.settings.TimeLimit;
import org.hibernate.validator.constraints.Range;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Live feeds.
 *
 * @param streams the number of streams that an instance has open at once; the next one
 * gets 503
 * @param streamsPerUser the number of streams that one user has open at once at one
 * instance, since instances do not count together; the next one gets 429
 * @param limit how long a stream lasts if its token does not end before
 * @param heartbeat after how long a stream that has sent nothing sends a comment
 * @param retry after how long a client connects again; each stream sends up to a half
 * more, so that clients do not come at once
 * @param tweets the number of newest tweets that an instance keeps in memory; a stream
 * that is further behind reads from the database
 * @param followed the number of followed users, of all readers together, that an instance
 * keeps in memory
 * @param firstDelay the time from the start to the first read of the log
 * @param period the time from one read to the next when no message announces a tweet
 * @param kept how long a client can go on behind an event
 */
@Validated
@ConfigurationProperties("tweebyte.streams")
public record StreamSettings(@Range(min = 1, max = 1_000_000) @DefaultValue("1000") int streams,
		@Range(min = 1, max = 100_000) @DefaultValue("5") int streamsPerUser,
		@TimeLimit @DefaultValue("1h") Duration limit, @TimeLimit @DefaultValue("4s") Duration heartbeat,
		@TimeLimit @DefaultValue("2s") Duration retry, @Range(min = 1, max = 100_000) @DefaultValue("1000") int tweets,
		@Range(min = 1, max = 100_000_000) @DefaultValue("1000000") int followed,
		@DurationMin @DurationMax(days = 24) @DefaultValue("0s") Duration firstDelay,
		@TimeLimit @DefaultValue("2s") Duration period, @TimeLimit @DefaultValue("1h") Duration kept) {

	/** How many tweets a stream sends before it looks whether it must end. */
	public static final int PART = 50;

	/** After a message, others are awaited for so long before the log is read. */
	public static final Duration PAUSE = Duration.ofMillis(20);

	/** After so long a stream tries again what has failed. */
	public static final Duration RETRY_DELAY = Duration.ofSeconds(1);

	/**
	 * How many readers' follows are looked up at once: a tweet that comes while none is
	 * cached would otherwise send as many requests as there are streams.
	 */
	public static final int LOOK_UPS = 64;

	/**
	 * How many streams read the log from the database at once: an edited tweet would
	 * otherwise send a statement for each stream, and other requests would find no
	 * connection.
	 */
	public static final int LOG_READS = 4;

	/**
	 * How many old rows of the log a statement deletes. One for all rows that a busy hour
	 * has left would take longer than a statement may, and no stream sends what is newer
	 * than an open transaction.
	 */
	public static final int OLD_ROWS = 1_000;

	/** How long the interaction service may take to say whom a reader follows. */
	public static final Duration LOOK_UP = Duration.ofMillis(800);

}
