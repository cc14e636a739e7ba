package io.tweebyte.load.stats;

import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

class PairedRatioTests {

	@Test
	void isTheGeometricMeanOverStartsOfThatOverTheirRounds() {
		PairedRatio ratio = PairedRatio.of(List.of(new double[] { 1, 4 }, new double[] { 8 }), 1);
		assertThat(ratio.value()).isCloseTo(4, within(1e-12));
		assertThat(ratio.starts()).isEqualTo(2);
		assertThat(ratio.rounds()).isEqualTo(3);
		assertThat(ratio.interval().spans(4)).isTrue();
	}

	@Test
	void isTheInverseWhenBothAreExchanged() {
		double[] rounds = { 0.9, 1.3, 1.1, 1.6 };
		PairedRatio ratio = PairedRatio.of(List.of(rounds), 1);
		PairedRatio exchanged = PairedRatio.of(List.of(DoubleStream.of(rounds).map((one) -> 1 / one).toArray()), 1);
		assertThat(exchanged.value()).isCloseTo(1 / ratio.value(), within(1e-12));
	}

	@Test
	void hasNoWidthWhenAllRoundsAgree() {
		PairedRatio ratio = PairedRatio.of(List.of(new double[] { 1.2, 1.2 }, new double[] { 1.2 }), 1);
		assertThat(ratio.precision()).isCloseTo(0, within(1e-12));
	}

	@Test
	void isLessPreciseWhenStartsDiffer() {
		double[] low = { 0.79, 0.8, 0.81 };
		double[] high = { 1.24, 1.25, 1.26 };
		double[] both = { 0.79, 0.8, 0.81, 1.24, 1.25, 1.26 };
		assertThat(PairedRatio.of(List.of(low, high), 1).precision())
			.isGreaterThan(PairedRatio.of(List.of(both), 1).precision());
	}

	@Test
	void isTheSameForTheSameSeed() {
		List<double[]> starts = List.of(new double[] { 0.9, 1.3, 1.1 }, new double[] { 1, 1.4 });
		assertThat(PairedRatio.of(starts, 7)).isEqualTo(PairedRatio.of(starts, 7));
	}

	@Test
	void spansTheTruthAboutAsOftenAsItClaims() {
		Random random = new Random(1);
		long spanning = IntStream.range(0, 200)
			.filter((set) -> PairedRatio.of(List.of(rounds(random), rounds(random), rounds(random)), set)
				.interval()
				.spans(1.1))
			.count();
		assertThat(spanning).isBetween(175L, 200L);
	}

	private static double[] rounds(Random random) {
		return random.doubles(30).map((one) -> 1.1 * Math.exp(random.nextGaussian() * 0.2)).toArray();
	}

	@Test
	void refusesAStartWithoutARound() {
		assertThatIllegalArgumentException().isThrownBy(() -> PairedRatio.of(List.of(), 1));
		assertThatIllegalArgumentException()
			.isThrownBy(() -> PairedRatio.of(List.of(new double[] { 1 }, new double[0]), 1))
			.withMessageContaining("a round in each start");
	}

}
