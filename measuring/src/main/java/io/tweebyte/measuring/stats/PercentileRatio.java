package io.tweebyte.measuring.stats;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The ratio of the percentiles of two sides, each of all its samples together. The
 * interval comes from drawing rounds (both slices of a round together) nested in starts,
 * never single samples, because samples of a slice depend on each other.
 *
 * @param numerator the percentile of one side, in the unit of the samples
 * @param denominator the percentile of the other side, above zero
 * @param interval of the ratio, at 95 %; empty with one round, which says nothing about
 * others
 */
public record PercentileRatio(double numerator, double denominator, Optional<Interval> interval) {

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
		return Optional
			.of(new PercentileRatio(above.percentile(percent), below.percentile(percent),
					interval(percent, complete, above, below, seed)))
			.filter(PercentileRatio::isDefined);
	}

	private static Optional<Interval> interval(double percent, List<List<PairedSamples>> complete,
			WeightedSamples above, WeightedSamples below, long seed) {
		int[] rounds = complete.stream().mapToInt(List::size).toArray();
		if (IntStream.of(rounds).sum() == 1) {
			return Optional.empty();
		}
		HierarchicalBootstrap bootstrap = HierarchicalBootstrap.of(rounds, DRAWS, seed,
				(weights) -> Math.log(above.percentile(percent, weights) / below.percentile(percent, weights)));
		double[] ratios = complete.stream().mapToDouble((start) -> logarithm(percent, start)).toArray();
		return Optional.of(new Confidence(bootstrap, ratios, Confidence.CLAIM_STARTS).ratio(0.95));
	}

	private boolean isDefined() {
		return Double.isFinite(value()) && value() > 0 && this.interval.stream()
			.allMatch((ends) -> Double.isFinite(ends.low()) && Double.isFinite(ends.high()));
	}

	public double value() {
		return this.numerator / this.denominator;
	}

	private static double logarithm(double percent, List<PairedSamples> start) {
		return Math.log(WeightedSamples.of(List.of(start), PairedSamples::numerator).percentile(percent)
				/ WeightedSamples.of(List.of(start), PairedSamples::denominator).percentile(percent));
	}

}
