package io.tweebyte.load.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Latencies of the requests that succeeded, in milliseconds. A failure says nothing about
 * how long an answer takes, and a fast one would make the backend look good: so none is
 * in here. Without any success every figure is {@code NaN}.
 */
public final class Latencies {

	/** So many must lie beyond a percentile that is more than a name for the greatest. */
	private static final int BEYOND = 10;

	/** What is lost when a percentage is taken from a hundred. */
	private static final double ROUNDING = 1e-6;

	private final int[] sorted;

	private Latencies(int[] millis) {
		this.sorted = millis;
		Arrays.sort(this.sorted);
	}

	/**
	 * Takes the successes that ended within a window.
	 */
	public static Latencies of(Samples samples, Window window) {
		return of(samples, samples.ended(window));
	}

	/**
	 * Takes the successes at some places.
	 */
	public static Latencies of(Samples samples, IntStream places) {
		return new Latencies(places.filter(samples::success).map(samples::elapsed).toArray());
	}

	public double mean() {
		return Arrays.stream(this.sorted).average().orElse(Double.NaN);
	}

	/**
	 * The smallest latency that at least this share of the requests kept to (nearest
	 * rank: always one that was measured).
	 * @param percent above 0 and up to 100
	 */
	public double percentile(double percent) {
		int rank = Percentiles.rank(this.sorted.length, percent);
		return (rank == 0) ? Double.NaN : this.sorted[rank - 1];
	}

	/**
	 * The same for a percentile near the end: {@code NaN} unless ten requests took
	 * longer, since it is the greatest or next to it otherwise.
	 */
	public double tail(double percent) {
		double beyond = this.sorted.length * (100 - percent) / 100;
		return (beyond < BEYOND - ROUNDING) ? Double.NaN : percentile(percent);
	}

	public double max() {
		return (this.sorted.length == 0) ? Double.NaN : this.sorted[this.sorted.length - 1];
	}

}
