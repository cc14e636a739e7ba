package io.tweebyte.load.run;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.jmeter.SliceSender;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.StartRecord.OverloadRecord;
import io.tweebyte.measuring.machine.WatchedProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class OverloadRunTests {

	private static final Block BLOCK = new Block(Scenario.USER_SUMMARY, 10);

	@TempDir
	private Path folder;

	@Test
	void sendsMoreThanABackendServesAndWaitsUntilItServesAgain() throws Exception {
		RunOrder order = new RunOrder("overload", List.of("async", "virtual"), List.of("user-summary"), List.of(10), 1,
				60, 8, "tiny", "256m", 11);
		List<WatchedProcess> processes = List.of(WatchedProcess.alone("gateway", ProcessHandle.current().pid()));
		RunningBackend[] backends = order.labels()
			.stream()
			.map((label) -> new RunningBackend(label, new Target(URI.create("http://127.0.0.1:1"), processes)))
			.toArray(RunningBackend[]::new);
		List<OverloadRecord> records;
		try (SliceMeter meter = new SliceMeter(FakeBackends.of(backends), new Busy())) {
			RoundRunner rounds = new RoundRunner(1, order, meter, new RunStore(this.folder));
			BlockRun block = new BlockRun(BLOCK, rounds);
			block.endWarmUp();
			block.next();
			records = new OverloadRun(rounds).run(List.of(block), System.nanoTime() + 1_000_000_000);
		}

		assertThat(records.stream().limit(8).map(OverloadRecord::backend).distinct()).containsExactlyInAnyOrder("async",
				"virtual");
		assertThat(records.subList(0, 4)).extracting(OverloadRecord::offered)
			.containsExactly(1000.0, 1500.0, 2000.0, 3000.0);
		assertThat(records.subList(0, 4)).extracting(OverloadRecord::served)
			.containsExactly(1000.0, 4_000_000 / 4400.0, 4_000_000 / 4400.0, 4_000_000 / 4400.0);
		assertThat(records.subList(0, 4)).extracting(OverloadRecord::refused)
			.containsExactly(0.0, 1 / 3.0, 0.5, 2 / 3.0);
		assertThat(records.subList(0, 4)).extracting(OverloadRecord::recovery).containsExactly(0.0, 1.4, 1.4, 1.4);
	}

	@Test
	void tellsWhatWasServedFromWhatWasRefusedAndWhatFailed() {
		SliceResponse load = new SliceResponse(4000, Map.of("503", 1000, "504", 200), 0, 0, Map.of(), Map.of(), 400,
				5000, true, Map.of(), Map.of());

		OverloadRecord record = OverloadRun.record(slice(load), 2, 1000, 1.5);

		assertThat(record)
			.isEqualTo(new OverloadRecord("user-summary-10", "virtual", 2, 1000, 560, 0.25, 0.05, 0.1, 0, 1.5));
	}

	@Test
	void takesTheLatencyOfNearlyAllThatWereServed() {
		Map<Long, Integer> latencies = new TreeMap<>(Map.of(2_000L, 900, 80_000L, 90, 900_000L, 10));
		SliceResponse load = new SliceResponse(1000, Map.of(), 0, 0, Map.of(), latencies, 0, 4000, true, Map.of(),
				Map.of());

		assertThat(OverloadRun.record(slice(load), 1, 250, 0).p99()).isEqualTo(80);
	}

	private static SliceRecord slice(SliceResponse load) {
		return new SliceRecord(1, BLOCK.name(), 1, Phase.OVERLOAD, 1, "virtual", false, load, Map.of(), null, null,
				null);
	}

	/**
	 * Serves 1,000 per second. After it had to refuse some it needs 400 ms for the rest,
	 * and two slices until it serves well.
	 */
	private static final class Busy implements SliceSender {

		private static final int CAPACITY = 1000;

		private int slicesToRecover;

		@Override
		public SliceResponse run(SliceRequest request) {
			int sent = (int) (Math.max(CAPACITY, request.rate()) * request.millis() / 1000);
			int refused = (int) (Math.max(0, request.rate() - CAPACITY) * request.millis() / 1000);
			int late = 0;
			if (refused > 0) {
				this.slicesToRecover = 2;
				late = 400;
			}
			else if (this.slicesToRecover > 0) {
				this.slicesToRecover--;
				refused = 1;
			}
			return new SliceResponse(sent, Map.of("503", refused), 0, 0, Map.of(), Map.of(), 0, request.millis() + late,
					true, Map.of(), Map.of());
		}

		@Override
		public long pid() {
			return ProcessHandle.current().pid();
		}

	}

}
