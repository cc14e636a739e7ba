package io.tweebyte.load.run;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.jmeter.SliceSender;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.StartRecord.KneeRecord;
import io.tweebyte.measuring.machine.WatchedProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class KneeSearchTests {

	private static final Block BLOCK = new Block(Scenario.PROFILE_FAN_OUT, 10);

	@TempDir
	private Path folder;

	/**
	 * Both respond after 1.1 s, of which a profile waits one second for other services.
	 */
	@Test
	void allowsForABackendsOwnDelays() throws Exception {
		RunOrder order = new RunOrder("quick", List.of("async", "async:delay=1000"), List.of("profile-fan-out"),
				List.of(10), 3, 60, 8, "tiny", "256m", 11);
		List<WatchedProcess> processes = List.of(WatchedProcess.alone("gateway", ProcessHandle.current().pid()));
		RunningBackend[] backends = order.labels()
			.stream()
			.map((label) -> new RunningBackend(label, new Target(URI.create("http://127.0.0.1:1"), processes)))
			.toArray(RunningBackend[]::new);
		List<KneeRecord> knees;
		try (SliceMeter meter = new SliceMeter(FakeBackends.of(backends), new Slow())) {
			RoundRunner rounds = new RoundRunner(1, order, meter, new RunStore(this.folder));
			BlockRun block = new BlockRun(BLOCK, rounds);
			block.endWarmUp();
			block.next();
			knees = new KneeSearch(rounds, List.of()).run(List.of(block), System.nanoTime() + 1_000_000_000);
		}

		assertThat(rates(knees, "async")).hasSizeGreaterThan(1).isSortedAccordingTo((a, b) -> Double.compare(b, a));
		assertThat(rates(knees, "async:delay=1000")).hasSizeGreaterThan(1).isSorted();
	}

	private static List<Double> rates(List<KneeRecord> knees, String backend) {
		return knees.stream().filter((knee) -> knee.backend().equals(backend)).findFirst().orElseThrow().rates();
	}

	private static final class Slow implements SliceSender {

		private static final long MICROS = 1_100_000;

		@Override
		public SliceResponse run(SliceRequest request) {
			return new SliceResponse(100, Map.of(), 0, 0, Map.of(), Map.of(MICROS, 100), 0, request.millis(), true,
					Map.of(), Map.of());
		}

		@Override
		public long pid() {
			return ProcessHandle.current().pid();
		}

	}

}
