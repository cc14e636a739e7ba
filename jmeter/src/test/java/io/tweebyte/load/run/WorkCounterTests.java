package io.tweebyte.load.run;

import java.util.Map;

import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.load.watch.WorkMeter.Work;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class WorkCounterTests {

	@Test
	void leavesOutServicesThatWereNotCountedInEachTurn() {
		WorkCounter.Counted counted = new WorkCounter.Counted();
		counted.add(SimulatedRun.response(10, Map.of(), 0), new Work(Map.of(), Map.of("gateway", 10.0, "user", 10.0)),
				false);
		counted.add(SimulatedRun.response(10, Map.of(), 0), new Work(Map.of(), Map.of("gateway", 10.0, "tweet", 30.0)),
				false);

		WorkRecord record = counted.record(1, "user-summary-10", "async");

		assertThat(record.requests()).isEqualTo(20);
		assertThat(record.calls()).isEqualTo(Map.of("gateway", 1.0));
	}

}
