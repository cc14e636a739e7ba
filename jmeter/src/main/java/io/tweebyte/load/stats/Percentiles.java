package io.tweebyte.load.stats;

/**
 * Percentiles by nearest rank: always a value that was measured, never one in between.
 */
public final class Percentiles {

	/** What is no part of a rank: 99.9 % of 10,000 are 9,990. */
	private static final double ROUNDING = 1e-6;

	private Percentiles() {
	}

	/**
	 * The smallest value that at least this share of all keep to.
	 * @param sorted the values, ascending
	 * @param percent above 0 and up to 100
	 * @return the value, {@code NaN} when there is none
	 * @throws IllegalArgumentException for a percentage that is none
	 */
	public static double of(long[] sorted, double percent) {
		int rank = rank(sorted.length, percent);
		return (rank == 0) ? Double.NaN : sorted[rank - 1];
	}

	/**
	 * Which of so many values that is, from 1; 0 when there is none.
	 */
	static int rank(int count, double percent) {
		if (percent <= 0 || percent > 100) {
			throw new IllegalArgumentException("A percentile lies above 0 and up to 100, not at " + percent);
		}
		return (int) Math.ceil(percent * count / 100 - ROUNDING);
	}

}
