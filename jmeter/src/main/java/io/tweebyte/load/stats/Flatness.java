package io.tweebyte.load.stats;

import java.util.stream.IntStream;

/**
 * Whether answers had stopped to become faster or slower. In a closed model throughput is
 * flat when latency is; in an open one it says nothing.
 */
public final class Flatness {

	/** By how much two means may differ. */
	private static final double TOLERANCE = 0.1;

	/** Standard errors that chance explains. */
	private static final double CHANCE = 2;

	private Flatness() {
	}

	/**
	 * Whether it is shown that the second half of a stretch was as fast as the first: the
	 * greatest difference that chance leaves possible is below 10 %. A few requests show
	 * nothing, and a slope least of all.
	 */
	public static boolean holds(Samples samples, Window stretch) {
		Scatter first = scatter(samples, stretch.firstHalf());
		Scatter second = scatter(samples, stretch.secondHalf());
		if (first.count() < 2 || second.count() < 2) {
			return false;
		}
		double chance = CHANCE * Math.sqrt(first.squaredError() + second.squaredError());
		return Math.abs(first.mean() - second.mean()) + chance < TOLERANCE * second.mean();
	}

	private static Scatter scatter(Samples samples, Window window) {
		IntStream times = samples.ended(window).map(samples::elapsed);
		return Scatter.of(times);
	}

}
