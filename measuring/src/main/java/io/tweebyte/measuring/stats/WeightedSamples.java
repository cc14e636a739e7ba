package io.tweebyte.measuring.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One side's samples of all rounds, sorted once, so that a draw of rounds needs a single
 * pass over arrays.
 */
final class WeightedSamples {

	/** Keeps a share that is reached exactly from being missed by rounding. */
	private static final double ROUNDING = 1e-9;

	private final double[] ascending;

	private final int[] starts;

	private final int[] rounds;

	private WeightedSamples(List<Sample> ascending) {
		this.ascending = ascending.stream().mapToDouble(Sample::value).toArray();
		this.starts = ascending.stream().mapToInt(Sample::start).toArray();
		this.rounds = ascending.stream().mapToInt(Sample::round).toArray();
	}

	/** Takes the samples of one side, at least one. */
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
		return Percentiles.hasEnough(this.ascending.length, percent);
	}

	double percentile(double percent) {
		return this.ascending[Percentiles.rank(this.ascending.length, percent) - 1];
	}

	/**
	 * Returns the smallest sample that samples of at least this share of the weight do
	 * not exceed.
	 * @param weights by start and round
	 */
	double percentile(double percent, double[][] weights) {
		double wanted = weight(weights) * (percent / 100 - ROUNDING);
		double sum = 0;
		int place = -1;
		while (sum <= 0 || sum < wanted) {
			place++;
			sum += weights[this.starts[place]][this.rounds[place]];
		}
		return this.ascending[place];
	}

	private double weight(double[][] weights) {
		double sum = 0;
		for (int place = 0; place < this.starts.length; place++) {
			sum += weights[this.starts[place]][this.rounds[place]];
		}
		return sum;
	}

	private record Sample(double value, int start, int round) {
	}

}
