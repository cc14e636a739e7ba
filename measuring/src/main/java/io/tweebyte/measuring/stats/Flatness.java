package io.tweebyte.measuring.stats;

import java.util.Arrays;

import org.apache.commons.statistics.descriptive.Median;

/**
 * Whether a series of figures, one per slice, is shown to be flat. The last third of the
 * series is compared with the third before it, so that noise matters the less the longer
 * the series is. Medians keep single slices, such as one with a full collection, from
 * deciding.
 */
public final class Flatness {

	private static final int THIRDS = 3;

	/** From the median absolute deviation to the standard deviation of normal values. */
	private static final double DEVIATION = 1.4826;

	/** The standard error of a median, in those of a mean: the root of half of pi. */
	private static final double MEDIAN_ERROR = 1.2533;

	/** Standard errors of a change that noise explains. */
	private static final double CHANCE = 2;

	private Flatness() {
	}

	/**
	 * Returns whether the figures neither rise nor fall: the change from one third to the
	 * next, with two standard errors added, is within the tolerance. With a noise of 12 %
	 * per slice that takes at least 18 slices per third for a tolerance of 10 %, and 8
	 * for 15 %; with 5 %, such as the geometric mean over six scenarios, 4 and 2.
	 * @param window the least number of slices in each of the two thirds
	 * @param tolerance as a share of the earlier third's median
	 */
	public static boolean holds(double[] series, int window, double tolerance) {
		int third = Math.max(window, series.length / THIRDS);
		if (series.length < 2 * third) {
			return false;
		}
		int middle = series.length - third;
		double[] before = Arrays.copyOfRange(series, middle - third, middle);
		double[] after = Arrays.copyOfRange(series, middle, series.length);
		double chance = CHANCE * Math.hypot(error(before), error(after));
		return Math.abs(median(after) - median(before)) + chance <= tolerance * Math.abs(median(before));
	}

	/**
	 * Returns whether the latest figures are small, such as the share of JIT compilation.
	 * @param window the number of latest slices whose median is compared
	 */
	public static boolean isBelow(double[] series, int window, double limit) {
		return series.length >= window
				&& median(Arrays.copyOfRange(series, series.length - window, series.length)) <= limit;
	}

	private static double error(double[] values) {
		double median = median(values);
		double spread = median(Arrays.stream(values).map((value) -> Math.abs(value - median)).toArray());
		return MEDIAN_ERROR * DEVIATION * spread / Math.sqrt(values.length);
	}

	private static double median(double[] values) {
		return Median.withDefaults().withCopy(true).evaluate(values);
	}

}
