package io.tweebyte.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.stats.SampleFixtures;
import io.tweebyte.load.stats.Samples;
import io.tweebyte.load.stats.Series;
import io.tweebyte.load.stats.Window;
import io.tweebyte.load.watch.Observation;

import static org.assertj.core.api.Assertions.assertThat;

class SecondsTableTests {

	private static final Window WINDOW = new Window(10_000, 12_000);

	private static final Samples SAMPLES = Samples
		.of(List.of(SampleFixtures.success(11_000, 30), SampleFixtures.success(8_500, 20),
				SampleFixtures.success(11_500, 10), SampleFixtures.failure(11_600, 0, "503")));

	@Test
	void putsEachRequestIntoTheSecondInWhichItEnded() {
		assertThat(SecondsTable.lines(SAMPLES, WINDOW, Map.of())).containsExactly(
				"second,requests,errors,mean_ms,p50_ms,p90_ms,p99_ms", "-2,1,0,20.0,20,20,20", "-1,0,0,,,,",
				"0,0,0,,,,", "1,3,1,20.0,10,30,30");
	}

	@Test
	void readsProcessesByTheirClockAndNotByTheirIndex() {
		Map<String, Observation> observations = new LinkedHashMap<>();
		Observation service = new Observation();
		long[] instants = { 9_100, 10_700, 11_400, 13_000 };
		for (long instant : instants) {
			service.cpu().add(instant, instant * 0.5);
		}
		service.heap().add(9_500, 1024 * 1024);
		service.heap().add(12_500, 4 * 1024 * 1024);
		observations.put("user", service);
		observations.put("redis", new Observation(new Series(), new Series()));
		assertThat(SecondsTable.lines(SAMPLES, WINDOW, observations)).containsExactly(
				"second,requests,errors,mean_ms,p50_ms,p90_ms,p99_ms,cpu_user,heap_user,cpu_redis",
				"-2,1,0,20.0,20,20,20,,,", "-1,0,0,,,,,,1.5,", "0,0,0,,,,,0.500,2.5,",
				"1,3,1,20.0,10,30,30,0.500,3.5,");
	}

	@Test
	void hasNoLineForACellWithoutRequests() {
		assertThat(SecondsTable.lines(new Samples(), WINDOW, Map.of())).hasSize(1);
		assertThat(LatenciesTable.lines(new Samples(), WINDOW)).containsExactly("percent,ms");
	}

	@Test
	void tellsPercentilesOfTheWindowsSuccesses() {
		assertThat(LatenciesTable.lines(SAMPLES, WINDOW)).hasSize(106)
			.startsWith("percent,ms", "0.5,10", "1,10")
			.contains("50,10", "51,30", "99.95,30")
			.endsWith("99.99,30", "100,30");
	}

}
