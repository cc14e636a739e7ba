package io.tweebyte.load.judge;

import java.util.List;
import java.util.Map;

import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.StartRecord.OverloadRecord;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class OverloadTests {

	private static final String BLOCK = "follow-10";

	@Test
	void takesTheSlicesOfAllStartsTogether() {
		List<Overload> found = Overload.of(run(
				start(1, slice("reactive", 3, 300, 40, 0), slice("async", 1, 100, 0, 0), slice("async", 3, 90, 50, 2)),
				start(2, slice("async", 3, 110, 0, 4.5))));

		assertThat(found).extracting((one) -> one.backend() + " " + one.multiple())
			.containsExactly("async 1.0", "async 3.0", "reactive 3.0");
		Overload async = found.get(1);
		assertThat(async.mean(OverloadRecord::served)).isEqualTo(100);
		// a slice that served few has none
		assertThat(async.p99()).hasValue(50);
		assertThat(async.recovery()).isEqualTo(4.5);
		assertThat(found.getFirst().p99()).isEmpty();
	}

	@Test
	void isNotThereInOtherRuns() {
		assertThat(Overload.of(run(start(1)))).isEmpty();
	}

	private static OverloadRecord slice(String backend, double multiple, double served, double p99, double recovery) {
		return new OverloadRecord(BLOCK, backend, multiple, 100 * multiple, served, 0, 0, 0, p99, recovery);
	}

	private static StartRecord start(int number, OverloadRecord... slices) {
		return new StartRecord(number, true, 60, Map.of(), Map.of(), List.of(), List.of(), List.of(), List.of(slices),
				Map.of());
	}

	private static RunRecord run(StartRecord... starts) {
		RunRecord run = new SimulatedRun(starts.length, 1, "follow").run();
		return new RunRecord(run.order(), run.conditions(), List.of(starts), List.of());
	}

}
