package io.tweebyte.load.plan;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import io.tweebyte.load.data.TweetScale;

import static io.tweebyte.load.plan.Scenario.FOLLOW;
import static io.tweebyte.load.plan.Scenario.LOG_IN;
import static io.tweebyte.load.plan.Scenario.MIXED;
import static io.tweebyte.load.plan.Scenario.TWEET_UPDATE;
import static io.tweebyte.load.plan.Scenario.USER_SUMMARY;
import static io.tweebyte.load.plan.Scenario.USER_TWEETS;

/** How much a run measures, and how long it may take. */
public enum LoadPreset implements Choice {

	/** Shows that the rig and two backends work. */
	SMOKE("smoke", List.of("async", "reactive"), EnumSet.of(USER_SUMMARY), List.of(10), 1, Duration.ofMinutes(3),
			Duration.ofSeconds(40), TweetScale.TINY, "256m"),

	/** All scenarios and backends with 10 users: differences are indicated. */
	QUICK("quick", List.of("async", "async-virtual", "reactive"),
			EnumSet.of(USER_SUMMARY, FOLLOW, TWEET_UPDATE, USER_TWEETS, MIXED, LOG_IN), List.of(10), 2,
			Duration.ofMinutes(15), Duration.ofSeconds(90), TweetScale.SMALL, "256m"),

	/** More starts, users and data: differences can be claimed. */
	STUDY("study", List.of("async", "async-virtual", "reactive"),
			EnumSet.of(USER_SUMMARY, FOLLOW, TWEET_UPDATE, USER_TWEETS, MIXED, LOG_IN), List.of(10, 100, 1000), 5,
			Duration.ofMinutes(150), Duration.ofMinutes(5), TweetScale.PAPER, "512m"),

	/**
	 * The study's own protocol, for reproduction: each cell has a backend of its own that
	 * was just started.
	 */
	PAPER("paper", List.of("async", "async-virtual", "reactive"),
			EnumSet.of(USER_SUMMARY, FOLLOW, TWEET_UPDATE, USER_TWEETS), List.of(10, 50, 100, 250, 500, 750, 1000), 5,
			Duration.ofHours(60), Duration.ofSeconds(150), TweetScale.PAPER, "1g");

	private final String label;

	private final List<String> backends;

	private final Set<Scenario> scenarios;

	private final List<Integer> users;

	private final int starts;

	private final Duration time;

	private final Duration warmUp;

	private final TweetScale scale;

	private final String heap;

	LoadPreset(String label, List<String> backends, Set<Scenario> scenarios, List<Integer> users, int starts,
			Duration time, Duration warmUp, TweetScale scale, String heap) {
		this.label = label;
		this.backends = backends;
		this.scenarios = scenarios;
		this.users = users;
		this.starts = starts;
		this.time = time;
		this.warmUp = warmUp;
		this.scale = scale;
		this.heap = heap;
	}

	@Override
	public String label() {
		return this.label;
	}

	/** Returns the order of a run with everything as the preset has it. */
	public RunOrder order(long seed) {
		return new RunOrder(this.label, this.backends, this.scenarios.stream().map(Scenario::label).toList(),
				this.users, this.starts, (int) this.time.toSeconds(), (int) this.warmUp.toSeconds(), this.scale.label(),
				this.heap, seed);
	}

}
