package io.tweebyte.load.plan;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import io.tweebyte.load.data.TweetScale;

import static io.tweebyte.load.plan.Scenario.CACHED_READ_0;
import static io.tweebyte.load.plan.Scenario.CACHED_READ_100;
import static io.tweebyte.load.plan.Scenario.CACHED_READ_50;
import static io.tweebyte.load.plan.Scenario.CACHED_READ_90;
import static io.tweebyte.load.plan.Scenario.DOWNLOAD;
import static io.tweebyte.load.plan.Scenario.DOWNLOAD_SLOW;
import static io.tweebyte.load.plan.Scenario.FOLLOW;
import static io.tweebyte.load.plan.Scenario.IMAGE_PREVIEW;
import static io.tweebyte.load.plan.Scenario.IMAGE_UPLOAD;
import static io.tweebyte.load.plan.Scenario.LOG_IN;
import static io.tweebyte.load.plan.Scenario.MIXED;
import static io.tweebyte.load.plan.Scenario.PROFILE_FAN_OUT;
import static io.tweebyte.load.plan.Scenario.SEARCH_HASHTAG;
import static io.tweebyte.load.plan.Scenario.SEARCH_WORDS;
import static io.tweebyte.load.plan.Scenario.SUMMARY_COLLECTED;
import static io.tweebyte.load.plan.Scenario.SUMMARY_STREAM;
import static io.tweebyte.load.plan.Scenario.SUMMARY_WITH_AUTHOR;
import static io.tweebyte.load.plan.Scenario.TWEET_FAN_OUT;
import static io.tweebyte.load.plan.Scenario.TWEET_UPDATE;
import static io.tweebyte.load.plan.Scenario.USER_SUMMARY;
import static io.tweebyte.load.plan.Scenario.USER_TWEETS;

/** How much a run measures, and how long it may take. */
public enum LoadPreset implements Choice {

	/** Shows that the rig and two backends work. */
	SMOKE(List.of("async", "reactive"), EnumSet.of(USER_SUMMARY), List.of(10), 1, Duration.ofMinutes(3),
			Duration.ofSeconds(40), TweetScale.TINY, "256m"),

	/** All scenarios and backends with 10 users: differences are indicated. */
	QUICK(List.of("async", "reactive", "virtual"),
			EnumSet.of(USER_SUMMARY, FOLLOW, TWEET_UPDATE, USER_TWEETS, MIXED, LOG_IN), List.of(10), 2,
			Duration.ofMinutes(15), Duration.ofMinutes(2), TweetScale.SMALL, "256m"),

	/**
	 * Requests that wait: for other services 200 ms away, and for words of a model. One
	 * start, since slices take longer.
	 */
	WAITING(List.of("async:delay=200", "reactive:delay=200", "virtual:delay=200"),
			EnumSet.of(PROFILE_FAN_OUT, TWEET_FAN_OUT, SUMMARY_STREAM), List.of(100), 1, Duration.ofMinutes(15),
			Duration.ofSeconds(90), TweetScale.SMALL, "256m"),

	/** One to three times what each backend serves, with the limits of production. */
	OVERLOAD(List.of("async:production", "reactive:production", "virtual:production"),
			EnumSet.of(USER_SUMMARY, FOLLOW, PROFILE_FAN_OUT), List.of(10), 2, Duration.ofMinutes(15),
			Duration.ofSeconds(90), TweetScale.SMALL, "256m"),

	/** More starts, users and data: differences can be claimed. A profile follows. */
	STUDY(List.of("async", "reactive", "virtual"),
			EnumSet.of(USER_SUMMARY, FOLLOW, TWEET_UPDATE, USER_TWEETS, MIXED, LOG_IN), List.of(10, 100, 1000), 5,
			Duration.ofMinutes(144), Duration.ofMinutes(8), TweetScale.PAPER, "512m"),

	/**
	 * What waits, caches, decodes, sends files or streams, with as many starts as a claim
	 * needs. The warm-up has time for seven rounds of 15 scenarios.
	 */
	WORKLOADS(List.of("async", "reactive", "virtual"),
			EnumSet.of(PROFILE_FAN_OUT, TWEET_FAN_OUT, SEARCH_WORDS, SEARCH_HASHTAG, CACHED_READ_0, CACHED_READ_50,
					CACHED_READ_90, CACHED_READ_100, IMAGE_PREVIEW, IMAGE_UPLOAD, DOWNLOAD, DOWNLOAD_SLOW,
					SUMMARY_STREAM, SUMMARY_WITH_AUTHOR, SUMMARY_COLLECTED),
			List.of(100), 3, Duration.ofMinutes(150), Duration.ofMinutes(12), TweetScale.PAPER, "512m"),

	/**
	 * The study's own protocol, for reproduction: each cell has a backend of its own that
	 * was just started.
	 */
	PAPER(List.of("async", "reactive", "virtual"), EnumSet.of(USER_SUMMARY, FOLLOW, TWEET_UPDATE, USER_TWEETS),
			List.of(10, 50, 100, 250, 500, 750, 1000), 5, Duration.ofHours(60), Duration.ofSeconds(150),
			TweetScale.PAPER, "1g");

	private final RunOrder order;

	LoadPreset(List<String> backends, Set<Scenario> scenarios, List<Integer> users, int starts, Duration time,
			Duration warmUp, TweetScale scale, String heap) {
		this.order = new RunOrder(label(), backends, scenarios.stream().map(Scenario::label).toList(), users, starts,
				(int) time.toSeconds(), (int) warmUp.toSeconds(), scale.label(), heap, 0)
			.withOwnTwin(name().equals("STUDY"));
	}

	/** Returns the order of a run with everything as the preset has it. */
	public RunOrder order(long seed) {
		return this.order.withSeed(seed);
	}

	/** Returns which scenarios are profiled after a run, unless others are named. */
	public static List<Scenario> profiled(RunOrder order) {
		return order.preset().equals(STUDY.label())
				? order.acts().stream().filter((act) -> act == USER_SUMMARY).toList() : List.of();
	}

}
