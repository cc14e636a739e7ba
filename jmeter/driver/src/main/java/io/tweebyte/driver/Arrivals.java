package io.tweebyte.driver;

import java.util.Random;
import java.util.stream.DoubleStream;

/**
 * Times at which iterations of the open model begin: a Poisson process, as many
 * independent users make it.
 */
final class Arrivals {

	private Arrivals() {
	}

	/**
	 * Draws times.
	 * @param rate per second on average
	 * @param millis for how long
	 * @return nanoseconds from the beginning, ascending
	 */
	static long[] times(double rate, long millis, long seed) {
		Random random = new Random(seed);
		return DoubleStream
			.iterate(gap(random, rate), (time) -> time < millis * 1e6, (time) -> time + gap(random, rate))
			.mapToLong((time) -> (long) time)
			.toArray();
	}

	private static double gap(Random random, double rate) {
		return -Math.log(1 - random.nextDouble()) / rate * 1e9;
	}

}
