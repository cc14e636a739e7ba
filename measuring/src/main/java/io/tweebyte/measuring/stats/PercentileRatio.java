package io.tweebyte.measuring.stats;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The ratio of the percentiles of two sides, each of all its samples together. The
 * interval comes from drawing rounds (both slices of a round together) nested in starts,
 * never single samples, because samples of a slice depend on each other.
 *
 * @param numerator the percentile of one side, in the unit of the samples
 * @param denominator the percentile of the other side, above zero
 * @param interval of the ratio, at 95 %
 */
public record PercentileRatio(double numerator, double denominator, Interval interval) {

	private static final int DRAWS = 999;

	/**
	 * Computes the ratio.
	 * @param percent above 0 and below 100
	 * @param starts the rounds of each start
	 * @return empty where a side has fewer than ten samples beyond the percentile, or a
	 * percentile that is not above zero
	 */
	public static Optional<PercentileRatio> of(double percent, List<List<PairedSamples>> starts, long seed) {
		WeightedSamples above = WeightedSamples.of(starts, PairedSamples::numerator);
		WeightedSamples below = WeightedSamples.of(starts, PairedSamples::denominator);
		if (!above.hasEnough(percent) || !below.hasEnough(percent)) {
			return Optional.empty();
		}
		double numerator = above.percentile(percent);
		double denominator = below.percentile(percent);
		if (numerator <= 0 || denominator <= 0) {
			return Optional.empty();
		}
		int[] rounds = starts.stream().mapToInt(List::size).toArray();
		HierarchicalBootstrap bootstrap = HierarchicalBootstrap.of(rounds, DRAWS, seed,
				(weights) -> Math.log(above.percentile(percent, weights) / below.percentile(percent, weights)));
		double[] ratios = starts.stream().mapToDouble((start) -> logarithm(percent, start)).toArray();
		return Optional.of(new PercentileRatio(numerator, denominator, new Confidence(bootstrap, ratios).ratio(0.95)));
	}

	public double value() {
		return this.numerator / this.denominator;
	}

	private static double logarithm(double percent, List<PairedSamples> start) {
		Function<Function<PairedSamples, double[]>, Double> percentile = (
				side) -> WeightedSamples.of(List.of(start), side).percentile(percent);
		return Math.log(percentile.apply(PairedSamples::numerator) / percentile.apply(PairedSamples::denominator));
	}

}
