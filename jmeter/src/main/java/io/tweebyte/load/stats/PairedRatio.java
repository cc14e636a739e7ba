package io.tweebyte.load.stats;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * The ratio of two figures that were measured side by side, in rounds nested in starts.
 * Ratios are averaged as logarithms, so that exchanging the two gives the inverse.
 *
 * @param value the geometric mean over starts of that over the rounds of a start
 * @param interval the 95 % interval by a hierarchical bootstrap: starts are drawn with
 * replacement, and rounds within each
 * @param starts how many there are: one can only indicate
 * @param rounds of all starts together
 */
public record PairedRatio(double value, Interval interval, int starts, int rounds) {

	private static final int DRAWS = 10_000;

	private static final double[] ENDS = { 0.025, 0.975 };

	/**
	 * Computes the ratio.
	 * @param starts the ratios of the rounds of each start, all above zero
	 * @throws IllegalArgumentException when there is no start, or one without a round
	 */
	public static PairedRatio of(List<double[]> starts, long seed) {
		if (starts.isEmpty() || starts.stream().anyMatch((rounds) -> rounds.length == 0)) {
			throw new IllegalArgumentException("A paired ratio needs a round in each start");
		}
		double[][] logarithms = starts.stream()
			.map((rounds) -> Arrays.stream(rounds).map(Math::log).toArray())
			.toArray(double[][]::new);
		double value = Arrays.stream(logarithms).mapToDouble(PairedRatio::mean).average().orElseThrow();
		UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(seed);
		double[] drawn = IntStream.range(0, DRAWS).mapToDouble((draw) -> draw(logarithms, random)).toArray();
		double[] ends = Quantile.withDefaults().evaluate(drawn, ENDS);
		return new PairedRatio(Math.exp(value), new Interval(Math.exp(ends[0]), Math.exp(ends[1])), logarithms.length,
				Arrays.stream(logarithms).mapToInt((rounds) -> rounds.length).sum());
	}

	private static double draw(double[][] starts, UniformRandomProvider random) {
		double sum = 0;
		for (int start = 0; start < starts.length; start++) {
			double[] rounds = starts[random.nextInt(starts.length)];
			for (int round = 0; round < rounds.length; round++) {
				sum += rounds[random.nextInt(rounds.length)] / rounds.length;
			}
		}
		return sum / starts.length;
	}

	private static double mean(double[] values) {
		return Arrays.stream(values).average().orElseThrow();
	}

	/** Returns half of the interval's width, relative to the ratio. */
	public double precision() {
		return (this.interval.high() - this.interval.low()) / 2 / this.value;
	}

}
