package io.tweebyte.load.judge;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.WorkRecord;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class EqualWorkTests {

	private static final int REQUESTS = 1000;

	@Test
	void leavesToChanceWhatResponsesOfManyLengthsDifferBy() {
		assertThat(difference((round) -> (round % 2 == 0) ? 60 : 130)).isEmpty();
	}

	@Test
	void noticesThatAllResponsesAreShorter() {
		assertThat(difference((round) -> 90)).contains("100.00 bytes per request in async, 90.00 in reactive");
	}

	private static Optional<String> difference(IntUnaryOperator bytes) {
		List<SliceRecord> simulated = new SimulatedRun(2, 12, "follow").slices();
		List<SliceRecord> slices = IntStream.range(0, simulated.size())
			.mapToObj((i) -> simulated.get(i).backend().equals("reactive")
					? SimulatedRun.with(simulated.get(i), response(bytes.applyAsInt(simulated.get(i).round())))
					: simulated.get(i))
			.toList();
		List<WorkRecord> work = List.of(work("async", slices), work("reactive", slices));
		return new EqualWork(work, slices).difference(new Block(Scenario.FOLLOW, 10), "reactive", "async");
	}

	private static SliceResponse response(int bytes) {
		return new SliceResponse(REQUESTS, Map.of(), (long) bytes * REQUESTS, 0, Map.of(5L, REQUESTS), Map.of(), 0,
				1000, true, Map.of(), Map.of());
	}

	private static WorkRecord work(String backend, List<SliceRecord> slices) {
		return new WorkRecord(1, "follow-10", backend, 200, Map.of(), Map.of(), 0).withBytesOf(slices);
	}

}
