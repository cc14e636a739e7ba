package io.tweebyte.load.stats;

import java.util.Arrays;
import java.util.Optional;

import org.apache.commons.statistics.descriptive.Median;

/**
 * How one side's figure compares with another's.
 *
 * @param value the ratio of the medians
 * @param least the smallest ratio that any two repeats make
 * @param greatest the greatest ratio that any two repeats make
 * @param interval the bootstrap's 95 % interval of the ratio, empty when a side has a
 * single repeat
 * @param repeats the repeats of the side that has fewer
 */
public record Ratio(double value, double least, double greatest, Optional<Interval> interval, int repeats) {

	/**
	 * From here on the bootstrap is taken for what it says; with fewer repeats its
	 * interval is too narrow, and the range of the repeats takes its place.
	 */
	public static final int ENOUGH = 5;

	/**
	 * Compares two sides.
	 * @param numerators repeats of one side, all above zero
	 * @param denominators repeats of the other, all above zero
	 * @throws IllegalArgumentException when a side has no repeat
	 */
	public static Ratio of(double[] numerators, double[] denominators, Bootstrap bootstrap) {
		if (numerators.length == 0 || denominators.length == 0) {
			throw new IllegalArgumentException("A ratio needs repeats on both sides");
		}
		return new Ratio(median(numerators) / median(denominators), min(numerators) / max(denominators),
				max(numerators) / min(denominators), bootstrap.ratio(numerators, denominators),
				Math.min(numerators.length, denominators.length));
	}

	/**
	 * The interval that a claim is judged by: the bootstrap's with {@value #ENOUGH}
	 * repeats or more, the range of the repeats otherwise.
	 */
	public Interval judged() {
		Interval range = new Interval(this.least, this.greatest);
		return (this.repeats < ENOUGH) ? range : this.interval.orElse(range);
	}

	/**
	 * The lead of whichever side is ahead, as a factor of at least 1.
	 */
	public double lead() {
		return Math.max(this.value, 1 / this.value);
	}

	private static double median(double[] values) {
		return Median.withDefaults().withCopy(true).evaluate(values);
	}

	private static double min(double[] values) {
		return Arrays.stream(values).min().getAsDouble();
	}

	private static double max(double[] values) {
		return Arrays.stream(values).max().getAsDouble();
	}

}
