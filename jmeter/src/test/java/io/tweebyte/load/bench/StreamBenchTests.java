package io.tweebyte.load.bench;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import io.tweebyte.load.plan.BackendName;
import io.tweebyte.measuring.machine.Footprint;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StreamBenchTests {

	private static final StreamBench BENCH = new StreamBench(100, Duration.ofMinutes(1));

	@Test
	void tellsWhatAStreamAdds() {
		assertThat(BENCH.table(List.of(cost(100, 100, 200))).texts()).containsExactly(List.of("virtual", "100", "20.0 KiB",
				"10.0 KiB", "35", "20.0 KiB", "10.0 KiB", "35", "1.50", "100", "180", "\u2013"));
	}

	@Test
	void findsNothingWhereAllWentWell() {
		assertThat(BENCH.problems(List.of(cost(100, 100, 200)))).isEmpty();
	}

	@Test
	void tellsWhatWentWrong() {
		assertThat(BENCH.problems(List.of(cost(90, 80, 150)))).containsExactly(
				"virtual opened 90 of 100 streams: 503 busy", "virtual lost 10 of 90 streams: 503 busy",
				"virtual delivered 150 tweets instead of 180.");
	}

	@Test
	void letsAllStreamsOpen() {
		assertThat(BENCH.settings()).containsEntry("tweebyte.open-responses.limit", "1200")
			.containsEntry("tweebyte.streams.first-delay", "0s");
	}

	/** Times from 1 ms on. */
	private static StreamCost cost(int opened, int left, int received) {
		double[] times = new double[received];
		for (int time = 0; time < received; time++) {
			times[time] = time + 1;
		}
		Footprint before = new Footprint(1 << 20, 1 << 20, 30);
		Footprint after = new Footprint((1 << 20) + opened * 20 * 1024, (1 << 20) + opened * 10 * 1024, 35);
		return new StreamCost(BackendName.VIRTUAL, 100, opened, left, "503 busy", 2, times,
				Map.of("gateway", before, "tweet", before), Map.of("gateway", after, "tweet", after),
				Map.of("gateway", 1.0, "tweet", 0.5));
	}

}
