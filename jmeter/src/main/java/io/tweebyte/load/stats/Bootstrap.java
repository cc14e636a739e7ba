package io.tweebyte.load.stats;

import java.util.Optional;
import java.util.function.DoubleSupplier;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Median;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * 95 % intervals of medians by the percentile bootstrap: repeats are drawn with
 * replacement, and the middle 95 % of what comes out is the interval. The same seed gives
 * the same interval.
 */
public final class Bootstrap {

	/** With fewer repeats there is nothing to draw from. */
	private static final int LEAST = 2;

	private static final int DRAWS = 10_000;

	private static final double[] ENDS = { 0.025, 0.975 };

	private final long seed;

	public Bootstrap(long seed) {
		this.seed = seed;
	}

	/**
	 * The interval of the median, empty for fewer than two values.
	 */
	public Optional<Interval> median(double[] values) {
		if (values.length < LEAST) {
			return Optional.empty();
		}
		UniformRandomProvider random = random();
		return Optional.of(interval(() -> drawn(values, random)));
	}

	/**
	 * The interval of the ratio of two medians, each drawn on its own; empty where one
	 * side has fewer than two values.
	 */
	public Optional<Interval> ratio(double[] numerators, double[] denominators) {
		if (numerators.length < LEAST || denominators.length < LEAST) {
			return Optional.empty();
		}
		UniformRandomProvider random = random();
		return Optional.of(interval(() -> drawn(numerators, random) / drawn(denominators, random)));
	}

	private UniformRandomProvider random() {
		return RandomSource.XO_RO_SHI_RO_128_PP.create(this.seed);
	}

	private static double drawn(double[] values, UniformRandomProvider random) {
		double[] draw = new double[values.length];
		for (int place = 0; place < draw.length; place++) {
			draw[place] = values[random.nextInt(values.length)];
		}
		return Median.withDefaults().withCopy(true).evaluate(draw);
	}

	private static Interval interval(DoubleSupplier figure) {
		double[] figures = new double[DRAWS];
		for (int draw = 0; draw < DRAWS; draw++) {
			figures[draw] = figure.getAsDouble();
		}
		double[] ends = Quantile.withDefaults().withCopy(true).evaluate(figures, ENDS);
		return new Interval(ends[0], ends[1]);
	}

}
