package io.tweebyte.measuring.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.apache.commons.statistics.descriptive.Median;

/**
 * Where a series of figures was going, one figure per round, by the median of the slopes
 * between all pairs (Theil 1950, Sen 1968). A single round, such as one with a full
 * collection, decides nothing.
 *
 * @param change from the first to the last figure, as a share of the first; {@code NaN}
 * where figures are unknown or zero
 * @param chance the change that noise alone explains: two standard errors, as a share
 */
public record Trend(double change, double chance) {

	/** From the median absolute deviation to the standard deviation of normal values. */
	private static final double DEVIATION = 1.4826;

	private static final double ERRORS = 2;

	/** Residuals are smaller than the noise, because a line was fitted. */
	private static final double FITTED = 2;

	/** Of the sum of squares of equally spaced places. */
	private static final double SPACING = 12;

	/**
	 * Follows figures.
	 * @param figures in their order, three or more
	 */
	public static Trend of(double[] figures) {
		int rounds = figures.length;
		double[] logarithms = Arrays.stream(figures).map(Math::log).toArray();
		double slope = median(IntStream.range(0, rounds)
			.boxed()
			.flatMap((later) -> IntStream.range(0, later)
				.mapToObj((before) -> (logarithms[later] - logarithms[before]) / (later - before)))
			.mapToDouble(Double::doubleValue)
			.toArray());
		double[] rest = IntStream.range(0, rounds).mapToDouble((round) -> logarithms[round] - slope * round).toArray();
		double middle = median(rest);
		double noise = DEVIATION * median(Arrays.stream(rest).map((one) -> Math.abs(one - middle)).toArray())
				* Math.sqrt(rounds / (rounds - FITTED));
		double error = noise * Math.sqrt(SPACING * (rounds - 1) / (rounds * (rounds + 1.0)));
		return new Trend(Math.expm1(slope * (rounds - 1)), Math.expm1(ERRORS * error));
	}

	/**
	 * Returns whether the figures neither rise nor fall: noise explains the change, and
	 * there is not so much noise that it would explain anything.
	 * @param least a change, as a share, that does not matter whatever the noise
	 * @param most a change, as a share, that no noise excuses
	 */
	public boolean isFlat(double least, double most) {
		return Math.abs(this.change) <= Math.clamp(this.chance, least, most);
	}

	/** Returns the middle one of figures. */
	public static double median(double[] values) {
		return Median.withDefaults().withCopy(true).evaluate(values);
	}

}
