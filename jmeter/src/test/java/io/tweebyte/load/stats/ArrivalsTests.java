package io.tweebyte.load.stats;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ArrivalsTests {

	@Test
	void countsRequestsByWhenTheyWereSentWhereverTheyStandInTheFile() {
		List<Sample> samples = List.of(SampleFixtures.success(2_900, 500), SampleFixtures.success(1_500, 10),
				SampleFixtures.failure(1_000, 0, "503"), SampleFixtures.success(900, 900),
				SampleFixtures.success(3_000, 1));
		assertThat(Arrivals.rate(samples, new Window(1_000, 3_000))).isEqualTo(1.5);
		assertThat(Arrivals.rate(List.of(), new Window(1_000, 3_000))).isZero();
	}

}
