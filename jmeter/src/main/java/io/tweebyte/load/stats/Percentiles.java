package io.tweebyte.load.stats;

/**
 * Percentiles by nearest rank: always a value that was measured, never one in between.
 */
public final class Percentiles {

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
		if (percent <= 0 || percent > 100) {
			throw new IllegalArgumentException("A percentile lies above 0 and up to 100, not at " + percent);
		}
		if (sorted.length == 0) {
			return Double.NaN;
		}
		int rank = (int) Math.ceil(percent / 100 * sorted.length);
		return sorted[rank - 1];
	}

}
