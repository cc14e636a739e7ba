package io.tweebyte.measuring.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;

/**
 * The ratio of two figures that were measured side by side, in rounds nested in starts.
 * Ratios are averaged as logarithms, so that exchanging the two figures gives the
 * inverse. From three starts on, intervals cover both the hierarchical bootstrap's and
 * that of Student's t over starts.
 *
 * @param value the geometric mean over starts of that over the rounds of a start
 * @param interval at 95 %
 * @param interval90 at 90 %, by which equality is judged
 * @param interval99 at 99 %, by which a comparison of a thing with itself is judged
 * @param p two-sided, of the hypothesis that the ratio is 1; the greater one of the
 * bootstrap's and Student's t
 * @param startRatios the ratio of each start; none of a derived ratio
 * @param rounds of all starts together
 */
public record PairedRatio(double value, Interval interval, Interval interval90, Interval interval99, double p,
		List<Double> startRatios, int rounds) {

	/** With fewer starts than this a difference is at most indicated. */
	public static final int CLAIM_STARTS = Confidence.CLAIM_STARTS;

	/**
	 * Enough for a few comparisons; no p-value is below 2 divided by one more than this.
	 */
	public static final int DRAWS = 9_999;

	/**
	 * Computes the ratio.
	 * @param starts the ratios of the rounds of each start, all finite and above zero
	 * @throws IllegalArgumentException when there is no start, a start without a round,
	 * or a ratio that has no logarithm
	 */
	public static PairedRatio of(List<double[]> starts, long seed) {
		return of(starts, seed, DRAWS);
	}

	/**
	 * As {@link #of(List, long)}, for many comparisons that are corrected together.
	 * @param draws of the bootstrap, by which the smallest p-value is limited
	 */
	public static PairedRatio of(List<double[]> starts, long seed, int draws) {
		if (starts.isEmpty() || starts.stream().anyMatch((rounds) -> rounds.length == 0)) {
			throw new IllegalArgumentException("A paired ratio needs a round in each start");
		}
		return of(starts, seed, draws, Confidence.CLAIM_STARTS);
	}

	/**
	 * Computes the ratio of figures of which each start has one. Student's t counts from
	 * two starts on, because drawing two figures again and again is no interval.
	 * @param starts the ratio of each start, one or more
	 */
	public static PairedRatio ofStarts(List<Double> starts, long seed) {
		return of(starts.stream().map((ratio) -> new double[] { ratio }).toList(), seed, DRAWS, 2);
	}

	private static PairedRatio of(List<double[]> starts, long seed, int draws, int leastStarts) {
		double[][] logarithms = starts.stream().map(PairedRatio::logarithms).toArray(double[][]::new);
		double[] means = Arrays.stream(logarithms).mapToDouble(PairedRatio::mean).toArray();
		int[] rounds = starts.stream().mapToInt((ratios) -> ratios.length).toArray();
		Confidence confidence = new Confidence(
				HierarchicalBootstrap.of(rounds, draws, seed, (weights) -> weighted(logarithms, weights)), means,
				leastStarts);
		return new PairedRatio(Math.exp(mean(means)), confidence.ratio(0.95), confidence.ratio(0.9),
				confidence.ratio(0.99), confidence.p(), DoubleStream.of(means).map(Math::exp).boxed().toList(),
				Arrays.stream(rounds).sum());
	}

	/**
	 * Derives the ratio of two numerators that were compared with the same denominator,
	 * in different starts. Distances of the intervals' ends are added as variances are
	 * (Zou, Donner 2008).
	 * @return with {@code p} of 1, since nothing is claimed of it
	 */
	public PairedRatio dividedBy(PairedRatio other) {
		return new PairedRatio(this.value / other.value, quotient(other, PairedRatio::interval),
				quotient(other, PairedRatio::interval90), quotient(other, PairedRatio::interval99), 1, List.of(),
				Math.min(this.rounds, other.rounds));
	}

	private Interval quotient(PairedRatio other, Function<PairedRatio, Interval> level) {
		Interval own = level.apply(this);
		Interval others = level.apply(other);
		double center = Math.log(this.value / other.value);
		return new Interval(
				center - Math.hypot(Math.log(this.value / own.low()), Math.log(others.high() / other.value)),
				center + Math.hypot(Math.log(own.high() / this.value), Math.log(other.value / others.low())))
			.exp();
	}

	/** Returns whether there was no start with both sides. */
	public boolean isDerived() {
		return this.startRatios.isEmpty();
	}

	public int starts() {
		return this.startRatios.size();
	}

	/** Returns the 95 % interval; empty for a single round, whose interval is a point. */
	public Optional<Interval> shownInterval() {
		return (this.rounds > 1) ? Optional.of(this.interval) : Optional.empty();
	}

	/** Returns half of the 95 % interval's width, as a share of the ratio. */
	public double precision() {
		return this.interval.halfWidth() / this.value;
	}

	private static double[] logarithms(double[] ratios) {
		double[] logarithms = Arrays.stream(ratios).map(Math::log).toArray();
		if (!Arrays.stream(logarithms).allMatch(Double::isFinite)) {
			throw new IllegalArgumentException("A ratio must be finite and above zero: " + Arrays.toString(ratios));
		}
		return logarithms;
	}

	private static double weighted(double[][] values, double[][] weights) {
		double sum = 0;
		for (int start = 0; start < values.length; start++) {
			for (int round = 0; round < values[start].length; round++) {
				sum += weights[start][round] * values[start][round];
			}
		}
		return sum;
	}

	private static double mean(double[] values) {
		return Arrays.stream(values).average().orElseThrow();
	}

}
