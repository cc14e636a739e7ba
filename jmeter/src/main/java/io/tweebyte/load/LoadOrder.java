package io.tweebyte.load;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import io.tweebyte.load.data.TweetScale;

/**
 * What is to be measured, and all that decides in which order: kept with a run, so that a
 * later process can go on with it.
 *
 * @param preset what the order is based on
 * @param contenders the backends
 * @param scenarios what their users do
 * @param levels numbers of simulated users, or arrivals a second in the open model; empty
 * for the preset's own
 * @param model who decides when the next request is sent
 * @param openRate arrivals a second of the open cell that a preset adds to closed ones
 * @param repeats how often each comparison is made
 * @param via where requests enter
 * @param target a backend that runs elsewhere, empty for those that are started here
 * @param sharedMachine whether the target runs on this machine, so that nobody can tell
 * its CPU time from that of strangers
 * @param key the private key that signs tokens for the target, empty for the checkout's
 * @param seed decides what comes before what
 * @param scale how much data there is
 * @param timing the course of every cell
 * @param settling how long a backend that was just started is at work before its first
 * cell
 * @param heap the limit of each service's heap, such as {@code 256m}
 */
record LoadOrder(Preset preset, List<Contender> contenders, List<Scenario> scenarios, List<Integer> levels,
		LoadModel model, int openRate, int repeats, Via via, Optional<URI> target, boolean sharedMachine,
		Optional<String> key, long seed, TweetScale scale, Timing timing, Duration settling, String heap) {

	/**
	 * Fresh databases, a backend's start on two cores, the check of its answers, its end.
	 */
	private static final Duration AROUND_BLOCK = Duration.ofSeconds(60);

	/** JMeter's start and end, and a collection in every service. */
	private static final Duration AROUND_CELL = Duration.ofSeconds(5);

	/**
	 * Knows an order of an earlier version when it is read.
	 */
	LoadOrder {
		Objects.requireNonNull(settling, "The order is of an earlier version of the rig");
		Objects.requireNonNull(heap, "The order is of an earlier version of the rig");
	}

	/**
	 * Everything, in the order of measuring: the same whenever it is asked.
	 */
	List<Block> blocks() {
		return new BlockPlan(this).blocks();
	}

	/**
	 * The scenarios of all cells.
	 */
	List<Scenario> measured() {
		return blocks().stream()
			.flatMap((block) -> block.cells().stream())
			.map(Cell::scenario)
			.distinct()
			.sorted()
			.toList();
	}

	/**
	 * The levels of a scenario.
	 */
	List<Integer> levels(Scenario scenario) {
		return this.levels.isEmpty() ? this.preset.levels(scenario) : this.levels;
	}

	/**
	 * How long all of it should take.
	 */
	Duration expected() {
		List<Block> blocks = blocks();
		return expected(blocks.size(), blocks.stream().mapToInt((block) -> block.cells().size()).sum());
	}

	/**
	 * How long a part should take.
	 * @param starts how often a backend is started
	 * @param cells how many cells there are in all
	 */
	Duration expected(int starts, int cells) {
		return AROUND_BLOCK.plus(this.settling).multipliedBy(starts).plus(ofCell().multipliedBy(cells));
	}

	private Duration ofCell() {
		return this.timing.rampUp().plus(this.timing.warmUp()).plus(this.timing.measured()).plus(AROUND_CELL);
	}

}
