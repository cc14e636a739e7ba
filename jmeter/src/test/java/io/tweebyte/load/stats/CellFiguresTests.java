package io.tweebyte.load.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CellFiguresTests {

	private static final Window SECOND = new Window(10_000, 11_000);

	@Test
	void countsARequestWhereItEnds() {
		List<Sample> samples = List.of(SampleFixtures.success(9_990, 9), SampleFixtures.success(9_990, 10),
				SampleFixtures.success(10_990, 9), SampleFixtures.success(10_990, 10));
		assertThat(CellFigures.of(Samples.of(samples), SECOND, 1).requests()).isEqualTo(2);
	}

	@Test
	void tellsErrorsByKindBesideAThroughputOfSuccesses() {
		List<Sample> samples = new ArrayList<>();
		for (int index = 0; index < 8; index++) {
			samples.add(SampleFixtures.success(10_000 + index, 5));
		}
		samples.add(SampleFixtures.failure(10_100, 0, "503"));
		samples.add(SampleFixtures.failure(10_200, 0, "503"));
		samples.add(SampleFixtures.failure(10_300, 0, "degraded"));
		CellFigures figures = CellFigures.of(Samples.of(samples), SECOND, 1);
		assertThat(figures.requests()).isEqualTo(11);
		assertThat(figures.errors()).isEqualTo(3);
		assertThat(figures.errorKinds()).isEqualTo(Map.of("503", 2L, "degraded", 1L));
		assertThat(figures.throughput()).isEqualTo(8);
		assertThat(figures.p50()).isEqualTo(5);
	}

	@Test
	void dividesByTheLengthOfTheWindowAndNotByTheSpanOfTheSamples() {
		List<Sample> samples = List.of(SampleFixtures.success(10_000, 1), SampleFixtures.success(10_010, 1));
		assertThat(CellFigures.of(Samples.of(samples), new Window(10_000, 14_000), 1).throughput()).isEqualTo(0.5);
	}

	@Test
	void tellsHowManyUsersWereAtWork() {
		List<Sample> samples = List.of(SampleFixtures.success(10_000, 1, "user-1", 3),
				SampleFixtures.success(10_010, 1, "user-2", 5));
		assertThat(CellFigures.of(Samples.of(samples), SECOND, 5).users()).isEqualTo(new Range(3, 5));
	}

	@Test
	void tellsNoPercentileThatIsTheGreatestByAnotherName() {
		assertThat(of(999).p99()).isNaN();
		assertThat(of(1_000).p99()).isEqualTo(989);
		assertThat(of(1_000).p999()).isNaN();
		assertThat(of(10_000).p999()).isEqualTo(9_989);
	}

	private static CellFigures of(int requests) {
		Samples samples = new Samples();
		for (int request = 0; request < requests; request++) {
			samples.add(SampleFixtures.success(10_500 - request, request));
		}
		return CellFigures.of(samples, SECOND, 1);
	}

	@Test
	void standsAnEmptyWindow() {
		CellFigures figures = CellFigures.of(Samples.of(List.of(SampleFixtures.success(1, 1))), SECOND, 1);
		assertThat(figures.requests()).isZero();
		assertThat(figures.throughput()).isZero();
		assertThat(figures.p99()).isNaN();
		assertThat(figures.users()).isEqualTo(new Range(0, 0));
	}

}
