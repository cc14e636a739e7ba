package io.tweebyte.load;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import io.tweebyte.load.data.TweetScale;

/**
 * How long and how hard a run is.
 */
public enum Preset implements Choice {

	/** Shows that the rig and all backends work: no figure of it is worth a claim. */
	SMOKE("smoke", List.of(Contender.ASYNC, Contender.REACTIVE), EnumSet.of(Scenario.USER_SUMMARY), List.of(10),
			Set.of(), timing(1, 5, 15), 1),

	/** Everything once, and a few levels, within a quarter of an hour. */
	QUICK("quick", List.of(Contender.values()), EnumSet.complementOf(EnumSet.of(Scenario.LOG_IN)), List.of(10, 100),
			EnumSet.of(Scenario.USER_SUMMARY), timing(1, 5, 10), 1),

	/** The study's levels and times; some two days. */
	PAPER("paper", List.of(Contender.values()), EnumSet.complementOf(EnumSet.of(Scenario.MIXED, Scenario.LOG_IN)),
			List.of(10, 50, 100, 250, 500, 750, 1000), EnumSet.allOf(Scenario.class), timing(60, 90, 180), 5);

	private static final int OPEN_RATE = 20;

	/** Users who think between their requests ask less often. */
	private static final int THINKING_USERS = 20;

	/**
	 * Four services with 1 GB of heap, what a JVM needs besides, the servers and JMeter.
	 */
	private static final long AMPLE_MEMORY = 10L << 30;

	private final String label;

	private final List<Contender> contenders;

	private final Set<Scenario> scenarios;

	private final List<Integer> levels;

	private final Set<Scenario> manyLevels;

	private final Timing timing;

	private final int repeats;

	Preset(String label, List<Contender> contenders, Set<Scenario> scenarios, List<Integer> levels,
			Set<Scenario> manyLevels, Timing timing, int repeats) {
		this.label = label;
		this.contenders = contenders;
		this.scenarios = scenarios;
		this.levels = levels;
		this.manyLevels = manyLevels;
		this.timing = timing;
		this.repeats = repeats;
	}

	private static Timing timing(int rampUp, int warmUp, int measured) {
		return new Timing(Duration.ofSeconds(rampUp), Duration.ofSeconds(warmUp), Duration.ofSeconds(measured));
	}

	@Override
	public String label() {
		return this.label;
	}

	/** The backends that are measured unless told otherwise. */
	List<Contender> contenders() {
		return this.contenders;
	}

	/** What the users do unless told otherwise. */
	List<Scenario> scenarios() {
		return List.copyOf(this.scenarios);
	}

	/**
	 * The numbers of simulated users of a scenario, one cell each. Sessions are in the
	 * open model, where there is one.
	 */
	List<Integer> levels(Scenario scenario) {
		if (this.manyLevels.contains(scenario)) {
			return this.levels;
		}
		if (scenario == Scenario.MIXED) {
			return extras() ? List.of() : List.of(THINKING_USERS);
		}
		return this.levels.subList(0, 1);
	}

	/** Arrivals a second of the open model. */
	int openRate() {
		return OPEN_RATE;
	}

	/** The course of every cell. */
	Timing timing() {
		return this.timing;
	}

	/**
	 * How long a backend that was just started is at work before its first cell: where
	 * each cell has a start of its own, they are all as cold.
	 */
	Duration settling() {
		return switch (this) {
			case QUICK -> Duration.ofSeconds(25);
			case SMOKE, PAPER -> Duration.ZERO;
		};
	}

	/**
	 * The heap of each service. The study's services had room, and the upper levels may
	 * not fit into a small heap; four services and JMeter share the machine's memory.
	 * @param memory the machine's, in bytes
	 */
	String heap(long memory) {
		return (this == PAPER && memory >= AMPLE_MEMORY) ? "1g" : "256m";
	}

	/** How often each comparison is made. */
	int repeats() {
		return this.repeats;
	}

	/** How much data there is. */
	TweetScale scale() {
		return switch (this) {
			case SMOKE -> TweetScale.TINY;
			case QUICK -> TweetScale.SMALL;
			case PAPER -> TweetScale.PAPER;
		};
	}

	/** Whether each cell has a backend of its own that was just started. */
	boolean freshStarts() {
		return this == PAPER;
	}

	/**
	 * Whether one backend is measured against itself, and sessions in the open model too.
	 */
	boolean extras() {
		return this != SMOKE;
	}

	/** Whether backends are asked for more than they can do, with production's limits. */
	boolean overload() {
		return this == PAPER;
	}

}
