package io.tweebyte.load.judge;

import java.util.List;
import java.util.Map;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.measuring.machine.ProcessUse;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class BlockCostTests {

	@Test
	void addsUpWhatProcessesUsed() {
		assertThat(cost(Map.of("gateway", use(1), "user", use(2))).all().work()).isEqualTo(3);
	}

	@Test
	void doesNotKnowWhatABackendWithoutProcessesUsed() {
		BlockCost cost = cost(Map.of());
		assertThat(cost.all()).isEqualTo(ProcessUse.UNKNOWN);
		assertThat(cost.all().work()).isNaN();
		assertThat(cost.throughput()).isEqualTo(50);
	}

	@Test
	void knowsNoPercentileWithFewerThanTenTimesBeyondIt() {
		assertThat(timed(Map.of(5L, 90, 7L, 10)).percentile(90)).isEqualTo(5);
		assertThat(timed(Map.of(5L, 90, 7L, 10)).percentile(99)).isNaN();
		assertThat(timed(Map.of(5L, 19)).percentile(50)).isNaN();
	}

	private static BlockCost timed(Map<Long, Integer> times) {
		return cost(times, Map.of());
	}

	private static BlockCost cost(Map<String, ProcessUse> use) {
		return cost(Map.of(), use);
	}

	private static BlockCost cost(Map<Long, Integer> times, Map<String, ProcessUse> use) {
		return new BlockCost(new Block(Scenario.FOLLOW, 10), "other", 1, 100, 0, 100, 2, times, use,
				Contents.of(List.of()));
	}

	private static ProcessUse use(double cpu) {
		return new ProcessUse(cpu, cpu, 0, 0, 0, 0, 0, 0, 0);
	}

}
