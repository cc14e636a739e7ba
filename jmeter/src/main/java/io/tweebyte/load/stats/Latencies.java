package io.tweebyte.load.stats;

import java.util.Arrays;
import java.util.Collection;

/**
 * Latencies of the requests that succeeded, in milliseconds. A failure says nothing about
 * how long an answer takes, and a fast one would make the backend look good: so none is
 * in here. Without any success every figure is {@code NaN}.
 */
public final class Latencies {

	private final long[] sorted;

	private Latencies(long[] sorted) {
		this.sorted = sorted;
	}

	/**
	 * Takes the successes among the samples, in whatever order they come.
	 */
	public static Latencies of(Collection<Sample> samples) {
		return new Latencies(samples.stream().filter(Sample::success).mapToLong(Sample::elapsed).sorted().toArray());
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
		return Percentiles.of(this.sorted, percent);
	}

	public double max() {
		return (this.sorted.length == 0) ? Double.NaN : this.sorted[this.sorted.length - 1];
	}

}
