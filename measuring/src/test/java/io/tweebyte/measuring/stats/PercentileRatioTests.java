package io.tweebyte.measuring.stats;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class PercentileRatioTests {

	private final Random random = new Random(5);

	@Test
	void takesThePercentilesOfAllSamplesTogether() {
		double[] low = DoubleStream.iterate(1, (one) -> one + 1).limit(50).toArray();
		double[] high = DoubleStream.iterate(51, (one) -> one + 1).limit(50).toArray();
		PercentileRatio ratio = PercentileRatio
			.of(80, List.of(List.of(new PairedSamples(low, doubled(low)), new PairedSamples(high, doubled(high)))), 1)
			.orElseThrow();
		assertThat(ratio.numerator()).isEqualTo(80);
		assertThat(ratio.denominator()).isEqualTo(160);
		assertThat(ratio.value()).isEqualTo(0.5);
		assertThat(ratio.interval().orElseThrow().low()).isCloseTo(0.5, within(1e-9));
		assertThat(ratio.interval().orElseThrow().high()).isCloseTo(0.5, within(1e-9));
	}

	@Test
	void hasNoIntervalWithOneRound() {
		double[] samples = DoubleStream.iterate(1, (one) -> one + 1).limit(50).toArray();
		PairedSamples round = new PairedSamples(samples, doubled(samples));
		assertThat(PercentileRatio.of(50, List.of(List.of(round)), 1).orElseThrow().interval()).isEmpty();
		assertThat(PercentileRatio.of(50, List.of(List.of(round), List.of(round)), 1).orElseThrow().interval())
			.isPresent();
	}

	@Test
	void isMissingWithFewerThanTenSamplesBeyond() {
		double[] many = new Random(1).doubles(2000).toArray();
		double[] few = new Random(1).doubles(900).toArray();
		assertThat(PercentileRatio.of(99, List.of(List.of(new PairedSamples(many, few))), 1)).isEmpty();
		assertThat(PercentileRatio.of(99, List.of(List.of(new PairedSamples(few, many))), 1)).isEmpty();
		assertThat(PercentileRatio.of(99, List.of(List.of(new PairedSamples(many, many))), 1)).isPresent();
	}

	@Test
	void isMissingWhereAPercentileIsZero() {
		double[] zeros = new double[40];
		double[] ones = DoubleStream.generate(() -> 1).limit(40).toArray();
		assertThat(PercentileRatio.of(50, List.of(List.of(new PairedSamples(zeros, zeros))), 1)).isEmpty();
		assertThat(PercentileRatio.of(50, List.of(List.of(new PairedSamples(ones, zeros))), 1)).isEmpty();
		assertThat(PercentileRatio.of(50, List.of(List.of(new PairedSamples(zeros, ones))), 1)).isEmpty();
	}

	@Test
	void leavesRoundsAndStartsWithoutSamplesOut() {
		double[] samples = DoubleStream.iterate(1, (one) -> one + 1).limit(50).toArray();
		PairedSamples whole = new PairedSamples(samples, doubled(samples));
		PairedSamples half = new PairedSamples(samples, new double[0]);
		assertThat(PercentileRatio.of(50, List.of(List.of(whole, half), List.of(half)), 1))
			.isEqualTo(PercentileRatio.of(50, List.of(List.of(whole)), 1))
			.isPresent();
		assertThat(PercentileRatio.of(50, List.of(List.of(half)), 1)).isEmpty();
		assertThat(PercentileRatio.of(50, List.of(), 1)).isEmpty();
	}

	/** A slice with a stall makes all its samples slow: samples are not independent. */
	@Test
	void intervalIsWiderWhenWholeSlicesDiffer() {
		PercentileRatio even = ratio(() -> 1);
		PercentileRatio uneven = ratio(() -> Math.exp(0.5 * this.random.nextGaussian()));
		assertThat(uneven.interval().orElseThrow().halfWidth())
			.isGreaterThan(2 * even.interval().orElseThrow().halfWidth());
		assertThat(even.interval().orElseThrow().contains(1.5)).isTrue();
	}

	@Test
	void intervalsOfThreeStartsContainTheTruth() {
		int runs = 40;
		long containing = IntStream.range(0, runs)
			.mapToObj((run) -> ratio(() -> Math.exp(0.1 * this.random.nextGaussian())))
			.filter((ratio) -> ratio.interval().orElseThrow().contains(1.5))
			.count();
		assertThat(containing).isGreaterThanOrEqualTo(36);
	}

	private PercentileRatio ratio(DoubleSupplier slice) {
		List<List<PairedSamples>> starts = IntStream.range(0, 3)
			.mapToObj((start) -> IntStream.range(0, 6)
				.mapToObj(
						(round) -> new PairedSamples(samples(1.5 * slice.getAsDouble()), samples(slice.getAsDouble())))
				.toList())
			.toList();
		Optional<PercentileRatio> ratio = PercentileRatio.of(50, starts, 3);
		return ratio.orElseThrow();
	}

	private double[] samples(double factor) {
		return this.random.doubles(60).map((one) -> factor * (10 - 5 * Math.log(1 - one))).toArray();
	}

	private static double[] doubled(double[] values) {
		return DoubleStream.of(values).map((value) -> 2 * value).toArray();
	}

}
