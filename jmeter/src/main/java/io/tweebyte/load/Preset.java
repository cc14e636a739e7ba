package io.tweebyte.load;

import java.time.Duration;
import java.util.List;

/**
 * How long and how hard a run is.
 */
public enum Preset implements Choice {

	/** Shows that the rig and all backends work: no figure of it is worth a claim. */
	SMOKE("smoke", List.of(10), Duration.ofSeconds(1), Duration.ofSeconds(5), Duration.ofSeconds(15), 1000);

	private final String label;

	private final List<Integer> levels;

	private final Duration rampUp;

	private final Duration warmUp;

	private final Duration measured;

	private final int leastSamples;

	Preset(String label, List<Integer> levels, Duration rampUp, Duration warmUp, Duration measured, int leastSamples) {
		this.label = label;
		this.levels = levels;
		this.rampUp = rampUp;
		this.warmUp = warmUp;
		this.measured = measured;
		this.leastSamples = leastSamples;
	}

	@Override
	public String label() {
		return this.label;
	}

	/** The numbers of simulated users, one cell each. */
	List<Integer> levels() {
		return this.levels;
	}

	/** Until all users are at work; never measured. */
	Duration rampUp() {
		return this.rampUp;
	}

	/** With all users at work, before the window. */
	Duration warmUp() {
		return this.warmUp;
	}

	/** The window. */
	Duration measured() {
		return this.measured;
	}

	/** With fewer samples in the window a cell does not count. */
	int leastSamples() {
		return this.leastSamples;
	}

}
