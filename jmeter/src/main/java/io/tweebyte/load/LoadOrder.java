package io.tweebyte.load;

import java.time.Duration;
import java.util.List;

/**
 * What is to be measured.
 *
 * @param preset what the order is based on
 * @param contenders the backends, in turn
 * @param scenarios what their users do
 * @param levels numbers of simulated users
 * @param timing the course of every cell
 */
record LoadOrder(Preset preset, List<Contender> contenders, List<Scenario> scenarios, List<Integer> levels,
		Timing timing) {

	/** A backend's start and end. */
	private static final Duration AROUND_BACKEND = Duration.ofSeconds(20);

	/** JMeter's start and end, and a collection in every service. */
	private static final Duration AROUND_CELL = Duration.ofSeconds(6);

	/**
	 * The cells of one backend.
	 */
	List<Cell> cells(Contender contender) {
		return this.scenarios.stream()
			.flatMap((scenario) -> this.levels.stream().map((users) -> Cell.closed(contender, scenario, users)))
			.toList();
	}

	/**
	 * How long all of it should take.
	 */
	Duration expected() {
		Duration cells = this.timing.total()
			.plus(AROUND_CELL)
			.multipliedBy((long) this.scenarios.size() * this.levels.size());
		return AROUND_BACKEND.plus(cells).multipliedBy(this.contenders.size());
	}

}
