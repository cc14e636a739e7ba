package io.tweebyte.measuring.chart;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.measuring.stats.Interval;

/**
 * Where values are on an axis, in pixels.
 *
 * @param domain the values that the axis shows; above zero on a logarithmic axis
 * @param from the pixel of the lowest value
 * @param to the pixel of the highest value; below {@code from} on a vertical axis
 */
record Scale(boolean logarithmic, Interval domain, double from, double to) {

	/** First digits of logarithmic ticks, those that matter most first. */
	private static final double[] DIGITS = { 1, 2, 5, 1.5, 8, 3, 1.25, 7, 1.1, 9, 4, 6, 1.05, 9.5, 1.02, 9.8 };

	private static final double[] STEPS = { 1, 2, 5, 10 };

	double at(double value) {
		double share = (position(value) - position(this.domain.low()))
				/ (position(this.domain.high()) - position(this.domain.low()));
		return this.from + share * (this.to - this.from);
	}

	/**
	 * Returns round values of the domain.
	 * @param gap the least distance between two of them, in pixels
	 */
	List<Double> ticks(double gap) {
		return this.logarithmic ? logarithmicTicks(gap) : linearTicks(gap);
	}

	private double position(double value) {
		return this.logarithmic ? Math.log(value) : value;
	}

	private List<Double> logarithmicTicks(double gap) {
		List<Double> ticks = new ArrayList<>();
		int first = (int) Math.floor(Math.log10(this.domain.low()));
		int last = (int) Math.ceil(Math.log10(this.domain.high()));
		for (double digits : DIGITS) {
			for (int power = first; power <= last; power++) {
				double value = Double.parseDouble(digits + "e" + power);
				if (this.domain.contains(value)
						&& ticks.stream().allMatch((tick) -> Math.abs(at(tick) - at(value)) >= gap)) {
					ticks.add(value);
				}
			}
		}
		return ticks.stream().sorted().toList();
	}

	private List<Double> linearTicks(double gap) {
		double step = step(gap * (this.domain.high() - this.domain.low()) / Math.abs(this.to - this.from));
		List<Double> ticks = new ArrayList<>();
		long first = (long) Math.ceil(this.domain.low() / step);
		for (long place = first; place * step <= this.domain.high(); place++) {
			ticks.add(place * step);
		}
		return ticks;
	}

	/** Returns the least round step that is not below another. */
	private static double step(double least) {
		double power = Math.pow(10, Math.floor(Math.log10(least)));
		for (double digit : STEPS) {
			if (digit * power >= least) {
				return digit * power;
			}
		}
		return STEPS[STEPS.length - 1] * power;
	}

}
