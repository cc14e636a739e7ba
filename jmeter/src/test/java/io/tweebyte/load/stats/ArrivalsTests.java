package io.tweebyte.load.stats;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ArrivalsTests {

	@Test
	void countsSessionsByTheirFirstRequestWhereverItStandsInTheFile() {
		List<Sample> samples = List.of(SampleFixtures.success(2_500, 10, "session-2", 1),
				SampleFixtures.success(1_500, 10, "session-2", 1), SampleFixtures.success(1_900, 900, "session-3", 1),
				SampleFixtures.success(1_200, 10, "session-1", 1), SampleFixtures.success(900, 10, "session-1", 1));
		assertThat(Arrivals.rate(samples, new Window(1_000, 3_000))).isEqualTo(1);
		assertThat(Arrivals.rate(List.of(), new Window(1_000, 3_000))).isZero();
	}

}
