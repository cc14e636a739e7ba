package io.tweebyte.measuring.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One side's samples of all rounds, sorted once, so that a draw of rounds needs a single
 * pass.
 */
final class WeightedSamples {

	private final List<Sample> ascending;

	private WeightedSamples(List<Sample> ascending) {
		this.ascending = ascending;
	}

	static WeightedSamples of(List<List<PairedSamples>> starts, Function<PairedSamples, double[]> side) {
		return new WeightedSamples(IntStream.range(0, starts.size())
			.boxed()
			.flatMap((start) -> samples(start, starts.get(start), side))
			.sorted(Comparator.comparingDouble(Sample::value))
			.toList());
	}

	private static Stream<Sample> samples(int start, List<PairedSamples> rounds,
			Function<PairedSamples, double[]> side) {
		return IntStream.range(0, rounds.size())
			.boxed()
			.flatMap((round) -> Arrays.stream(side.apply(rounds.get(round)))
				.mapToObj((value) -> new Sample(value, start, round)));
	}

	boolean hasEnough(double percent) {
		return Percentiles.hasEnough(this.ascending.size(), percent);
	}

	double percentile(double percent) {
		int rank = Percentiles.rank(this.ascending.size(), percent);
		return this.ascending.get(rank - 1).value();
	}

	/**
	 * Returns the smallest sample that samples of at least this share of the weight do
	 * not exceed.
	 * @param weights by start and round
	 */
	double percentile(double percent, double[][] weights) {
		double all = 0;
		for (Sample sample : this.ascending) {
			all += sample.weight(weights);
		}
		double wanted = all * (percent / 100 - 1e-9);
		double sum = 0;
		for (Sample sample : this.ascending) {
			sum += sample.weight(weights);
			if (sum >= wanted && sum > 0) {
				return sample.value();
			}
		}
		return Double.NaN;
	}

	private record Sample(double value, int start, int round) {

		double weight(double[][] weights) {
			return weights[this.start][this.round];
		}

	}

}
