package io.tweebyte.measuring.chart;

import java.util.stream.DoubleStream;

import io.tweebyte.measuring.stats.Interval;

/**
 * An axis of a chart of lines.
 *
 * @param title with the unit
 * @param logarithmic whether equal distances are equal factors; values must then be above
 * zero
 */
public record Axis(String title, boolean logarithmic) {

	private static final double MARGIN = 0.05;

	public static Axis linear(String title) {
		return new Axis(title, false);
	}

	public static Axis logarithmic(String title) {
		return new Axis(title, true);
	}

	/**
	 * Returns the part of the axis that shows all values; a linear axis begins at zero.
	 */
	Interval domain(DoubleStream values) {
		double[] all = values.toArray();
		double low = DoubleStream.of(all).min().orElse(1);
		double high = DoubleStream.of(all).max().orElse(1);
		if (this.logarithmic) {
			double margin = Math.max(1.1, Math.pow(high / low, MARGIN));
			return new Interval(low / margin, high * margin);
		}
		double reach = high - Math.min(0, low);
		return new Interval(Math.min(0, low), high + ((reach > 0) ? MARGIN * reach : 1));
	}

}
