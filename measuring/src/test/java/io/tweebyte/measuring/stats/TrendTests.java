package io.tweebyte.measuring.stats;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class TrendTests {

	private static final int WINDOW = 6;

	private static final double LEAST = 0.05;

	private static final double MOST = 0.1;

	private final Random random = new Random(11);

	@Test
	void constantSeriesIsFlat() {
		assertThat(Trend.of(series(WINDOW, (round) -> 3))).isEqualTo(new Trend(0, 0));
		assertThat(flat(series(WINDOW, (round) -> 3))).isTrue();
	}

	@Test
	void measuresTheChangeFromTheFirstToTheLast() {
		assertThat(Trend.of(series(11, (round) -> Math.pow(0.98, round))).change()).isCloseTo(Math.pow(0.98, 10) - 1,
				within(1e-9));
	}

	@Test
	void fallingAndRisingSeriesAreNotFlat() {
		assertThat(flat(series(WINDOW, (round) -> Math.pow(0.97, round)))).isFalse();
		assertThat(flat(series(WINDOW, (round) -> Math.pow(1.03, round)))).isFalse();
	}

	@Test
	void aSmallChangeDoesNotMatterHoweverClear() {
		assertThat(flat(series(WINDOW, (round) -> Math.pow(0.995, round)))).isTrue();
	}

	@Test
	void noiseExcusesNoLargeChange() {
		double[] noisy = { 100, 60, 90, 50, 75, 40 };
		assertThat(Trend.of(noisy).chance()).isGreaterThan(Math.abs(Trend.of(noisy).change()));
		assertThat(flat(noisy)).isFalse();
	}

	@Test
	void singleRoundsDoNotDecide() {
		assertThat(flat(series(9, (round) -> (round == 8) ? 9 : 3))).isTrue();
	}

	@Test
	void unknownFiguresHaveNoTrend() {
		assertThat(Trend.of(series(WINDOW, (round) -> 0)).change()).isNaN();
		assertThat(flat(series(WINDOW, (round) -> Double.NaN))).isFalse();
	}

	/** Cost falls from 3 to 1 with a time constant of 10 rounds, with 6 % of noise. */
	@Test
	void aWarmUpIsFlatOnlyAfterItsEnd() {
		int early = 0;
		int late = 0;
		for (int trial = 0; trial < 200; trial++) {
			int flatAt = flatAt(series(100,
					(round) -> (1 + 2 * Math.exp(-round / 10.0)) * Math.exp(0.06 * this.random.nextGaussian())));
			early += (flatAt < 20) ? 1 : 0;
			late += (flatAt > 60) ? 1 : 0;
		}
		assertThat(early).isLessThan(10);
		assertThat(late).isLessThan(20);
	}

	/** What is warm is called so soon, in spite of 12 % of noise. */
	@Test
	void noiseDelaysTheVerdictByFewRounds() {
		int late = 0;
		for (int trial = 0; trial < 200; trial++) {
			late += (flatAt(series(40, (round) -> Math.exp(0.12 * this.random.nextGaussian()))) > 20) ? 1 : 0;
		}
		assertThat(late).isLessThan(20);
	}

	/** The latest half of the rounds so far, 6 to 12 of them, twice in a row. */
	private static int flatAt(double[] costs) {
		return IntStream.rangeClosed(WINDOW + 1, costs.length)
			.filter((rounds) -> latestAreFlat(costs, rounds - 1) && latestAreFlat(costs, rounds))
			.findFirst()
			.orElse(costs.length + 1);
	}

	private static boolean latestAreFlat(double[] costs, int rounds) {
		return flat(Arrays.copyOfRange(costs, rounds - Math.clamp(rounds / 2, WINDOW, 2 * WINDOW), rounds));
	}

	private static boolean flat(double[] series) {
		return Trend.of(series).isFlat(LEAST, MOST);
	}

	private static double[] series(int rounds, IntToDoubleFunction cost) {
		return IntStream.range(0, rounds).mapToDouble(cost).toArray();
	}

}
