package io.tweebyte.measuring.stats;

import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;

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
		assertThat(ratio.startRatios()).hasSize(2);
		assertThat(ratio.startRatios().getFirst()).isCloseTo(2, within(1e-12));
		assertThat(ratio.startRatios().getLast()).isCloseTo(8, within(1e-12));
		assertThat(ratio.interval().contains(4)).isTrue();
	}

	@Test
	void isTheInverseWhenBothSidesAreExchanged() {
		double[] rounds = { 0.9, 1.3, 1.1, 1.6 };
		PairedRatio ratio = PairedRatio.of(List.of(rounds), 1);
		PairedRatio exchanged = PairedRatio.of(List.of(DoubleStream.of(rounds).map((one) -> 1 / one).toArray()), 1);
		assertThat(exchanged.value()).isCloseTo(1 / ratio.value(), within(1e-12));
		assertThat(exchanged.interval().low()).isCloseTo(1 / ratio.interval().high(), within(0.02));
	}

	@Test
	void hasNoWidthWhenAllRoundsAgree() {
		PairedRatio ratio = PairedRatio.of(List.of(new double[] { 1.2, 1.2 }, new double[] { 1.2 }), 1);
		assertThat(ratio.precision()).isCloseTo(0, within(1e-12));
		assertThat(ratio.p()).isLessThan(0.001);
	}

	@Test
	void showsNoIntervalOfASingleRound() {
		assertThat(PairedRatio.of(List.of(new double[] { 1.2 }), 1).shownInterval()).isEmpty();
		assertThat(PairedRatio.of(List.of(new double[] { 1.2, 1.3 }), 1).shownInterval()).isPresent();
	}

	@Test
	void intervalsWidenWithTheirConfidence() {
		PairedRatio ratio = PairedRatio.of(List.of(new double[] { 0.9, 1.3, 1.1 }, new double[] { 1, 1.4, 1.2 }), 1);
		assertThat(ratio.interval90().isWithin(ratio.interval())).isTrue();
		assertThat(ratio.interval().isWithin(ratio.interval99())).isTrue();
		assertThat(ratio.interval()).isNotEqualTo(ratio.interval99());
	}

	/** Standard error 0.1 by theory; the bootstrap's variance lacks 1/n. */
	@Test
	void intervalOfOneStartIsThatOfItsRounds() {
		double[] rounds = DoubleStream.iterate(-1.7, (one) -> one + 0.1)
			.limit(35)
			.map((one) -> Math.exp(one * 0.592))
			.toArray();
		PairedRatio ratio = PairedRatio.of(List.of(rounds), 1);
		assertThat(Math.log(ratio.interval().high())).isCloseTo(0.196, within(0.012));
		assertThat(ratio.p()).isGreaterThan(0.9);
	}

	@Test
	void threeStartsHaveAtLeastStudentsInterval() {
		List<double[]> starts = List.of(new double[] { 1.1 }, new double[] { 1.2 }, new double[] { 1.3 });
		StartSpread spread = StartSpread.of(new double[] { Math.log(1.1), Math.log(1.2), Math.log(1.3) });
		PairedRatio ratio = PairedRatio.of(starts, 1);
		assertThat(ratio.interval()).isEqualTo(spread.interval(0.95).exp());
		assertThat(ratio.p()).isEqualTo(spread.p());
	}

	@Test
	void twoStartsHaveTheBootstrapsInterval() {
		PairedRatio ratio = PairedRatio.of(List.of(new double[] { 1.1 }, new double[] { 1.3 }), 1);
		assertThat(ratio.interval().low()).isCloseTo(1.1, within(1e-12));
		assertThat(ratio.interval().high()).isCloseTo(1.3, within(1e-12));
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
		assertThat(PairedRatio.of(starts, 7)).isNotEqualTo(PairedRatio.of(starts, 8));
	}

	@Test
	void refusesAStartWithoutARound() {
		assertThatIllegalArgumentException().isThrownBy(() -> PairedRatio.of(List.of(), 1));
		assertThatIllegalArgumentException()
			.isThrownBy(() -> PairedRatio.of(List.of(new double[] { 1 }, new double[0]), 1))
			.withMessageContaining("a round in each start");
	}

	@Test
	void refusesRatiosWithoutALogarithm() {
		for (double ratio : new double[] { 0, -1, Double.NaN, Double.POSITIVE_INFINITY }) {
			assertThatIllegalArgumentException().isThrownBy(() -> PairedRatio.of(List.of(new double[] { ratio }), 1));
		}
	}

	@Test
	void derivesTheRatioOfTwoThatWereComparedWithTheSame() {
		PairedRatio virtual = PairedRatio.of(List.of(new double[] { 1.1, 1.2, 1.3 }), 1);
		PairedRatio reactive = PairedRatio.of(List.of(new double[] { 1.4, 1.5, 1.6, 1.7 }), 1);
		PairedRatio derived = reactive.dividedBy(virtual);
		assertThat(derived.value()).isCloseTo(reactive.value() / virtual.value(), within(1e-12));
		assertThat(derived.isDerived()).isTrue();
		assertThat(virtual.isDerived()).isFalse();
		assertThat(derived.rounds()).isEqualTo(3);
		assertThat(derived.starts()).isZero();
		double above = Math.hypot(Math.log(reactive.interval().high() / reactive.value()),
				Math.log(virtual.value() / virtual.interval().low()));
		assertThat(derived.interval().high()).isCloseTo(derived.value() * Math.exp(above), within(1e-12));
		assertThat(derived.interval90().isWithin(derived.interval())).isTrue();
		assertThat(derived.interval().isWithin(derived.interval99())).isTrue();
		assertThat(derived.precision()).isGreaterThan(reactive.precision());
	}

	/** With a spread of 0.1 in each round of both, over many pairs. */
	@Test
	void derivedIntervalsCoverTheTruthAsOftenAsTheySay() {
		Random random = new Random(5);
		int covered = 0;
		for (int pair = 0; pair < 300; pair++) {
			PairedRatio one = PairedRatio.of(List.of(rounds(random, 1.3)), pair, 999);
			PairedRatio other = PairedRatio.of(List.of(rounds(random, 1.1)), pair + 1000, 999);
			covered += one.dividedBy(other).interval().contains(1.3 / 1.1) ? 1 : 0;
		}
		assertThat(covered / 300.0).isBetween(0.9, 0.99);
	}

	private static double[] rounds(Random random, double ratio) {
		return DoubleStream.generate(() -> ratio * Math.exp(0.1 * random.nextGaussian())).limit(20).toArray();
	}

}
