package io.tweebyte.load.bench;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.measuring.machine.Footprint;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StreamBenchTests {

	private static final StreamBench BENCH = new StreamBench(100, Duration.ofMinutes(1));

	private static final int KIBI = 1024;

	@Test
	void showsWhatAStreamAdds() {
		assertThat(BENCH.table(List.of(cost(100, 1000, Map.of()))).texts())
			.containsExactly(List.of("virtual", "100", "0", "10.0 KiB", "20.0 KiB", "40", "3.00", "10.0 KiB",
					"20.0 KiB", "40", "1.50", "4.50", "0.50", "500", "990", "50.0", "99.0", "7.00"));
	}

	@Test
	void findsNothingWhereAllWentWell() {
		assertThat(BENCH.problems(List.of(cost(100, 1000, Map.of())))).isEmpty();
	}

	@Test
	void countsAndNamesWhatEnded() {
		StreamCost cost = cost(80, 990, new TreeMap<>(Map.of("token-ended", 15, "HTTP/1.1 503 busy", 5)));
		assertThat(BENCH.table(List.of(cost)).texts().getFirst()).startsWith("virtual", "80", "20");
		assertThat(BENCH.problems(List.of(cost))).containsExactly(
				"virtual: 80 of 100 streams were open to the end: 5 x HTTP/1.1 503 busy; 15 x token-ended",
				"virtual: 10 of 2000 receipts did not come within 60 s", "virtual: stream 7 lacks a tweet");
	}

	@Test
	void raisesTheLimitsThatAreLowerThanTheStreams() {
		assertThat(BENCH.settings()).containsEntry("tweebyte.open-responses.limit", "1100")
			.containsEntry("tweebyte.streams.streams", "1100")
			.containsEntry("tweebyte.streams.first-delay", "0s")
			.containsEntry("tweebyte.cache.followed-ids-fresh", "60s");
		assertThat(BENCH.heap()).isEqualTo("281m");
	}

	/**
	 * The first tweet is received after 1 ms, 2 ms and so on, ten times as late as the
	 * other.
	 */
	private static StreamCost cost(int left, int received, Map<String, Integer> problems) {
		Footprint before = new Footprint(KIBI, KIBI, 30);
		Footprint after = new Footprint(KIBI + 20_000.0 * KIBI, KIBI + 10_000.0 * KIBI, 40);
		double[] first = IntStream.rangeClosed(1, 1000).asDoubleStream().toArray();
		double[] other = IntStream.rangeClosed(1, received).mapToDouble((time) -> time / 10.0).toArray();
		return new StreamCost(Model.VIRTUAL, 100, 1000, left, problems, Map.of("gateway", before, "tweet", before),
				Map.of("gateway", after, "tweet", after), Map.of("gateway", 0.5), Map.of("gateway", 3.0, "tweet", 1.5),
				List.of(first, other), 1000 - received, List.of("stream 7 lacks a tweet"), 7);
	}

}
