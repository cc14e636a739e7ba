package io.tweebyte.measuring.stats;

import java.util.Arrays;

import org.apache.commons.statistics.descriptive.Median;

/**
 * Whether a series of figures, one per slice, has become flat. The last third of the
 * series is compared with the third before it, so that the comparison becomes the surer
 * the longer the series is. Medians keep single slices, such as one with a full
 * collection, from deciding.
 */
public final class Flatness {

	private static final int THIRDS = 3;

	private Flatness() {
	}

	/**
	 * Returns whether the figures neither rise nor fall.
	 * @param window the least number of slices in each of the two thirds
	 * @param tolerance the greatest change that counts as flat, as a share of the earlier
	 * third's median
	 */
	public static boolean holds(double[] series, int window, double tolerance) {
		int third = Math.max(window, series.length / THIRDS);
		if (series.length < 2 * third) {
			return false;
		}
		int middle = series.length - third;
		double before = median(series, middle - third, middle);
		double after = median(series, middle, series.length);
		return Math.abs(after - before) <= tolerance * Math.abs(before);
	}

	/**
	 * Returns whether the latest figures are small, such as the share of JIT compilation.
	 * @param window the number of latest slices whose median is compared
	 */
	public static boolean isBelow(double[] series, int window, double limit) {
		return series.length >= window && median(series, series.length - window, series.length) <= limit;
	}

	private static double median(double[] series, int from, int to) {
		return Median.withDefaults().evaluate(Arrays.copyOfRange(series, from, to));
	}

}
