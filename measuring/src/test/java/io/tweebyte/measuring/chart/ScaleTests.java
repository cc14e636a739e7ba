package io.tweebyte.measuring.chart;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.tweebyte.measuring.stats.Interval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class ScaleTests {

	@Test
	void linearPlacesEqualDifferencesAtEqualDistances() {
		Scale scale = new Scale(false, new Interval(0, 10), 100, 300);
		assertThat(scale.at(0)).isEqualTo(100);
		assertThat(scale.at(2.5)).isEqualTo(150);
		assertThat(scale.at(10)).isEqualTo(300);
	}

	@Test
	void logarithmicPlacesEqualFactorsAtEqualDistances() {
		Scale scale = new Scale(true, new Interval(0.5, 2), 0, 200);
		assertThat(scale.at(1)).isCloseTo(100, within(1e-9));
		assertThat(scale.at(2)).isCloseTo(200, within(1e-9));
	}

	@Test
	void verticalAxisRunsUpwards() {
		assertThat(new Scale(false, new Interval(0, 10), 300, 100).at(2.5)).isEqualTo(250);
	}

	@Test
	void ratiosHaveRoundTicks() {
		assertThat(new Scale(true, new Interval(0.48, 3.1), 0, 460).ticks(38)).containsExactly(0.5, 0.6, 0.8, 1.0, 1.25,
				1.5, 2.0, 3.0);
		assertThat(new Scale(true, new Interval(0.776, 1.29), 0, 460).ticks(38)).containsExactly(0.8, 0.9, 0.95, 1.0,
				1.05, 1.1, 1.25);
	}

	@Test
	void linearTicksAreMultiplesOfARoundStep() {
		assertThat(new Scale(false, new Interval(0, 10.5), 0, 400).ticks(64)).containsExactly(0.0, 2.0, 4.0, 6.0, 8.0,
				10.0);
		assertThat(new Scale(false, new Interval(-3, 11), 300, 0).ticks(50)).containsExactly(0.0, 5.0, 10.0);
	}

	@ParameterizedTest
	@CsvSource({ "0.05, 24", "0.95, 1.05", "9, 1100", "0.0001, 1000000" })
	void ticksKeepTheirDistanceAndAreSeveral(double low, double high) {
		Scale scale = new Scale(true, new Interval(low, high), 0, 460);
		List<Double> ticks = scale.ticks(38);
		assertThat(ticks).hasSizeBetween(3, 12).isSorted();
		IntStream.range(1, ticks.size())
			.forEach((tick) -> assertThat(scale.at(ticks.get(tick)) - scale.at(ticks.get(tick - 1)))
				.isGreaterThanOrEqualTo(38));
	}

	@Test
	void ticksAreWrittenWithoutTrailingZeros() {
		assertThat(Text.tick(0.95)).isEqualTo("0.95");
		assertThat(Text.tick(0.30000000000000004)).isEqualTo("0.3");
		assertThat(Text.tick(20)).isEqualTo("20");
		assertThat(Text.tick(1000)).isEqualTo("1,000");
		assertThat(Text.tick(0)).isEqualTo("0");
	}

}
