package io.tweebyte.load.stats;

import java.util.Arrays;
import java.util.Optional;

import org.apache.commons.statistics.descriptive.Median;

/**
 * What the repeats of one figure amount to.
 *
 * @param repeats how many there are, at least one
 * @param median their median
 * @param least the least of them
 * @param greatest the greatest of them
 * @param interval the bootstrap's 95 % interval of the median, empty for a single repeat
 */
public record Summary(int repeats, double median, double least, double greatest, Optional<Interval> interval) {

	/**
	 * Sums repeats up.
	 * @throws IllegalArgumentException when there are none
	 */
	public static Summary of(double[] repeats, Bootstrap bootstrap) {
		if (repeats.length == 0) {
			throw new IllegalArgumentException("Nothing can be summed up from no repeat");
		}
		return new Summary(repeats.length, Median.withDefaults().withCopy(true).evaluate(repeats),
				Arrays.stream(repeats).min().getAsDouble(), Arrays.stream(repeats).max().getAsDouble(),
				bootstrap.median(repeats));
	}

}
