package io.tweebyte.measuring.stats;

import java.util.List;
import java.util.Optional;

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
	 * @param starts the rounds of each start; those without samples on both sides are
	 * left out
	 * @return empty where a side has fewer than ten samples beyond the percentile, or so
	 * many samples of zero that the ratio is undefined
	 */
	public static Optional<PercentileRatio> of(double percent, List<List<PairedSamples>> starts, long seed) {
		List<List<PairedSamples>> complete = starts.stream()
			.map((rounds) -> rounds.stream().filter(PairedSamples::isComplete).toList())
			.filter((rounds) -> !rounds.isEmpty())
			.toList();
		WeightedSamples above = WeightedSamples.of(complete, PairedSamples::numerator);
		WeightedSamples below = WeightedSamples.of(complete, PairedSamples::denominator);
		if (!above.hasEnough(percent) || !below.hasEnough(percent)) {
			return Optional.empty();
		}
		int[] rounds = complete.stream().mapToInt(List::size).toArray();
		HierarchicalBootstrap bootstrap = HierarchicalBootstrap.of(rounds, DRAWS, seed,
				(weights) -> Math.log(above.percentile(percent, weights) / below.percentile(percent, weights)));
		double[] ratios = complete.stream().mapToDouble((start) -> logarithm(percent, start)).toArray();
		return Optional
			.of(new PercentileRatio(above.percentile(percent), below.percentile(percent),
					new Confidence(bootstrap, ratios).ratio(0.95)))
			.filter(PercentileRatio::isDefined);
	}

	private boolean isDefined() {
		return Double.isFinite(value()) && value() > 0 && Double.isFinite(this.interval.low())
				&& Double.isFinite(this.interval.high());
	}

	public double value() {
		return this.numerator / this.denominator;
	}

	private static double logarithm(double percent, List<PairedSamples> start) {
		return Math.log(WeightedSamples.of(List.of(start), PairedSamples::numerator).percentile(percent)
				/ WeightedSamples.of(List.of(start), PairedSamples::denominator).percentile(percent));
	}

}
