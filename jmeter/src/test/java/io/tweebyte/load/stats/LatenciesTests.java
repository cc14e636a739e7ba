package io.tweebyte.load.stats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class LatenciesTests {

	@Test
	void takesPercentilesByNearestRank() {
		Latencies latencies = of(oneToHundred());
		assertThat(latencies.percentile(50)).isEqualTo(50);
		assertThat(latencies.percentile(90)).isEqualTo(90);
		assertThat(latencies.percentile(99)).isEqualTo(99);
		assertThat(latencies.percentile(99.9)).isEqualTo(100);
		assertThat(latencies.percentile(100)).isEqualTo(100);
		assertThat(latencies.mean()).isEqualTo(50.5);
		assertThat(latencies.max()).isEqualTo(100);
	}

	@Test
	void doesNotCareForTheOrderOfTheSamples() {
		List<Sample> shuffled = new ArrayList<>(oneToHundred());
		Collections.shuffle(shuffled, new Random(7));
		assertThat(of(shuffled).percentile(90)).isEqualTo(90);
	}

	@Test
	void leavesFailuresOut() {
		List<Sample> samples = new ArrayList<>(oneToHundred());
		IntStream.range(0, 900).forEach((index) -> samples.add(SampleFixtures.failure(index, 0, "503")));
		Latencies latencies = of(samples);
		assertThat(latencies.percentile(50)).isEqualTo(50);
		assertThat(latencies.mean()).isEqualTo(50.5);
	}

	@Test
	void hasNoFigureWithoutSuccess() {
		Latencies latencies = of(List.of(SampleFixtures.failure(0, 3, "500")));
		assertThat(latencies.mean()).isNaN();
		assertThat(latencies.percentile(50)).isNaN();
		assertThat(latencies.max()).isNaN();
	}

	@Test
	void refusesAPercentileThatIsNone() {
		Latencies latencies = of(oneToHundred());
		assertThatIllegalArgumentException().isThrownBy(() -> latencies.percentile(0));
		assertThatIllegalArgumentException().isThrownBy(() -> latencies.percentile(100.1));
	}

	private static Latencies of(List<Sample> samples) {
		return Latencies.of(Samples.of(samples), new Window(0, 2_000));
	}

	private static List<Sample> oneToHundred() {
		return IntStream.rangeClosed(1, 100).mapToObj((elapsed) -> SampleFixtures.success(elapsed, elapsed)).toList();
	}

}
