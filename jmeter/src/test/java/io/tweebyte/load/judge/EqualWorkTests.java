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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

	@ParameterizedTest
	@CsvSource({ "200, 0.5, 0.35, false", "200, 0.5, 0.25, true", "2000, 0.5, 0.42, true", "200, 0.1, 0, true",
			"40, 0.025, 0, false" })
	void leavesCallsThatSomeRequestsNeedToChanceAlone(int requests, double own, double other, boolean areDifferent) {
		assertThat(EqualWork.isEqual(List.of(calls(requests, own), calls(requests, other)), 0.02))
			.isNotEqualTo(areDifferent);
	}

	private static WorkRecord calls(int requests, double calls) {
		return new WorkRecord(1, "follow-10", "async", requests, Map.of(), Map.of("gateway", 1.0, "user", calls), 200);
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
