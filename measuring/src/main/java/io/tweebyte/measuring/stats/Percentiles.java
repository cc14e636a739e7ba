package io.tweebyte.measuring.stats;

import java.util.Arrays;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/**
 * Percentiles of raw samples by nearest rank: always a value that was measured, never one
 * in between. A percentile with fewer than ten samples beyond it is not given, because it
 * would be little more than the greatest sample.
 */
public final class Percentiles {

	private static final int BEYOND = 10;

	/** Keeps 99.9 % of 10,000 at 9,990 in spite of binary fractions. */
	private static final double ROUNDING = 1e-6;

	private final double[] ascending;

	private Percentiles(double[] ascending) {
		this.ascending = ascending;
	}

	/** Takes the samples in any order, and leaves them unchanged. */
	public static Percentiles of(double... samples) {
		double[] ascending = samples.clone();
		Arrays.sort(ascending);
		return new Percentiles(ascending);
	}

	/** Takes samples by how often each occurred. */
	public static Percentiles of(Map<Long, Integer> counts) {
		return of(counts.entrySet()
			.stream()
			.flatMapToDouble((sample) -> DoubleStream.generate(sample::getKey).limit(sample.getValue()))
			.toArray());
	}

	public int count() {
		return this.ascending.length;
	}

	/**
	 * Returns the smallest sample that at least this share of all samples does not
	 * exceed.
	 * @param percent above 0 and below 100
	 * @return empty with fewer than ten samples beyond it
	 */
	public OptionalDouble at(double percent) {
		if (!hasEnough(this.ascending.length, percent)) {
			return OptionalDouble.empty();
		}
		return OptionalDouble.of(this.ascending[rank(this.ascending.length, percent) - 1]);
	}

	/** Returns the place of a percentile among so many sorted samples, from 1. */
	static int rank(int samples, double percent) {
		return (int) Math.ceil(percent * samples / 100 - ROUNDING);
	}

	/**
	 * Returns whether at least ten of so many samples are beyond a percentile.
	 * @throws IllegalArgumentException for a percentage outside 0 to 100
	 */
	static boolean hasEnough(int samples, double percent) {
		if (percent <= 0 || percent >= 100) {
			throw new IllegalArgumentException("A percentile is above 0 and below 100, not " + percent);
		}
		return samples * (100 - percent) / 100 >= BEYOND - ROUNDING;
	}

}
