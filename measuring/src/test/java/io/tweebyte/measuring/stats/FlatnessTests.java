package io.tweebyte.measuring.stats;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FlatnessTests {

	private static final int WINDOW = 6;

	private static final double TOLERANCE = 0.1;

	private final Random random = new Random(11);

	@Test
	void constantSeriesIsFlatFromTwoWindowsOn() {
		assertThat(flat(series(12, (slice) -> 3))).isTrue();
		assertThat(flat(series(11, (slice) -> 3))).isFalse();
		assertThat(flat(series(12, (slice) -> 0))).isTrue();
	}

	@Test
	void fallingAndRisingSeriesAreNot() {
		assertThat(flat(series(40, (slice) -> 100 - slice))).isFalse();
		assertThat(flat(series(40, (slice) -> 100 + slice))).isFalse();
	}

	@Test
	void singleSlicesDoNotDecide() {
		assertThat(flat(series(20, (slice) -> (slice % 5 == 0) ? 50 : 3))).isTrue();
	}

	/** Cost falls from 3 to 1 with a time constant of 20 slices, with 12 % of noise. */
	@Test
	void warmUpIsFlatOnlyAfterItsEnd() {
		int early = 0;
		int late = 0;
		for (int trial = 0; trial < 200; trial++) {
			double[] costs = series(200,
					(slice) -> (1 + 2 * Math.exp(-slice / 20.0)) * Math.exp(0.12 * this.random.nextGaussian()));
			int flatAt = IntStream.range(2 * WINDOW, costs.length)
				.filter((slices) -> flat(Arrays.copyOf(costs, slices)))
				.findFirst()
				.orElse(costs.length);
			early += (flatAt < 60) ? 1 : 0;
			late += (flatAt == costs.length) ? 1 : 0;
		}
		assertThat(early).isLessThan(10);
		assertThat(late).isLessThan(20);
	}

	@Test
	void noiseDelaysTheVerdict() {
		double[] noisy = series(150, (slice) -> Math.exp(0.12 * this.random.nextGaussian()));
		assertThat(flat(Arrays.copyOf(noisy, 12))).isFalse();
		assertThat(flat(noisy)).isTrue();
	}

	@Test
	void isBelowComparesTheLatestMedian() {
		double[] shares = { 0.5, 0.4, 0.2, 0.02, 0.9, 0.01 };
		assertThat(Flatness.isBelow(shares, 3, 0.03)).isTrue();
		assertThat(Flatness.isBelow(shares, 4, 0.03)).isFalse();
		assertThat(Flatness.isBelow(shares, 7, 1)).isFalse();
	}

	private static boolean flat(double[] series) {
		return Flatness.holds(series, WINDOW, TOLERANCE);
	}

	private static double[] series(int slices, IntToDoubleFunction cost) {
		return IntStream.range(0, slices).mapToDouble(cost).toArray();
	}

}
