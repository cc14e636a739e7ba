package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.measuring.stats.PercentileRatio;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class LatencyRoundsTests {

	private static final Block BLOCK = new Block(Scenario.USER_SUMMARY, 10);

	private static final List<String> BACKENDS = List.of("async", "reactive");

	private static final int REQUESTS = 200;

	private final Random random = new Random(17);

	private final List<SliceRecord> slices = new ArrayList<>();

	@Test
	void findsASlowerBackend() {
		rounds(Phase.LATENCY, 0);

		List<Latency> latencies = new LatencyRounds(BLOCK, this.slices).all(BACKENDS, 1);

		assertThat(latencies).extracting(Latency::backend).containsExactlyElementsOf(BACKENDS);
		assertThat(latencies.getFirst().rate()).isEqualTo(REQUESTS);
		assertThat(latencies.getFirst().requests()).isEqualTo(3 * 4 * REQUESTS);
		assertThat(latencies.getFirst().median()).isCloseTo(2, within(0.2));
		assertThat(latencies.getFirst().medianRatio()).isEmpty();
		PercentileRatio ratio = latencies.getLast().medianRatio().orElseThrow();
		assertThat(ratio.value()).isCloseTo(1.3, within(0.1));
		assertThat(ratio.interval().orElseThrow().low()).isGreaterThan(1);
		assertThat(latencies.getLast().p90Ratio().orElseThrow().value()).isCloseTo(1.3, within(0.1));
	}

	@Test
	void leavesOutSlicesWithoutAFreeUser() {
		rounds(Phase.LATENCY, 3);

		LatencyRounds rounds = new LatencyRounds(BLOCK, this.slices);
		assertThat(rounds.all(BACKENDS, 1)).isEmpty();
		assertThat(rounds.late()).isEqualTo(Map.of("async", 12L, "reactive", 12L));
	}

	@Test
	void leavesOutRoundsThatOneBackendLacks() {
		rounds(Phase.LATENCY, 0);
		this.slices.add(slice(3, 5, Phase.LATENCY, "async", 9000, 0));

		assertThat(new LatencyRounds(BLOCK, this.slices).all(BACKENDS, 1)).extracting(Latency::requests)
			.containsOnly(3 * 4 * REQUESTS);
		assertThat(new LatencyRounds(BLOCK, this.slices).late()).isEmpty();
	}

	@Test
	void leavesOutStartsInWhichOneBackendHasNoTimes() {
		rounds(Phase.LATENCY, 0);
		this.slices.add(slice(4, 1, Phase.LATENCY, "async", 9000, 0));
		this.slices.add(slice(4, 1, Phase.LATENCY, "reactive", 9000, REQUESTS));

		assertThat(new LatencyRounds(BLOCK, this.slices).all(BACKENDS, 1)).extracting(Latency::requests)
			.containsOnly(3 * 4 * REQUESTS);
	}

	@Test
	void comparesBackendsThatRunTwoAtATime() {
		for (int start = 1; start <= 6; start++) {
			String other = (start % 2 == 0) ? "virtual" : "reactive";
			for (int round = 1; round <= 4; round++) {
				this.slices.add(slice(start, round, Phase.LATENCY, "async", 2000, 0));
				this.slices.add(slice(start, round, Phase.LATENCY, other, 2600, 0));
			}
		}

		List<Latency> latencies = new LatencyRounds(BLOCK, this.slices).all(List.of("async", "reactive", "virtual"), 1);

		assertThat(latencies).extracting(Latency::backend).containsExactly("async", "reactive", "virtual");
		assertThat(latencies).extracting(Latency::requests)
			.containsExactly(6 * 4 * REQUESTS, 3 * 4 * REQUESTS, 3 * 4 * REQUESTS);
		assertThat(latencies).filteredOn((latency) -> !latency.backend().equals("async"))
			.allSatisfy(
					(latency) -> assertThat(latency.medianRatio().orElseThrow().value()).isCloseTo(1.3, within(0.1)));
	}

	@Test
	void leavesOutTheWarmUp() {
		rounds(Phase.WARM_UP, 0);

		assertThat(new LatencyRounds(BLOCK, this.slices).all(BACKENDS, 1)).isEmpty();
	}

	private void rounds(Phase phase, int late) {
		for (int start = 1; start <= 3; start++) {
			for (int round = 1; round <= 4; round++) {
				this.slices.add(slice(start, round, phase, "async", 2000, late));
				this.slices.add(slice(start, round, phase, "reactive", 2600, late));
			}
		}
	}

	private SliceRecord slice(int start, int round, Phase phase, String backend, double micros, int late) {
		Map<Long, Integer> latencies = new TreeMap<>();
		for (int request = 0; request < REQUESTS; request++) {
			latencies.merge((long) (micros * Math.exp(0.3 * this.random.nextGaussian())), 1, Integer::sum);
		}
		SliceResponse response = new SliceResponse(REQUESTS, Map.of(), REQUESTS, 0, Map.of(2L, REQUESTS), latencies,
				late, 1000, true, Map.of(), Map.of());
		return new SliceRecord(start, BLOCK.name(), round, phase, 1, backend, false, response,
				Map.of("user", SimulatedRun.use(REQUESTS)), SimulatedRun.around(List.of(), 10), null, null);
	}

}
