package io.tweebyte.load.run;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.jmeter.SliceSender;
import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.StartRecord.KneeRecord;
import io.tweebyte.load.record.StartRecord.RateRecord;
import io.tweebyte.measuring.machine.WatchedProcess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/** Which slices are sent: to whom, how long they are, and at what rate requests come. */
class RatesAndSlicesTests {

	private static final Block BLOCK = new Block(Scenario.FOLLOW, 10);

	private static final double STEP = 1.1;

	private final List<SliceRequest> sent = new ArrayList<>();

	/** Which share of the requests fails. */
	private double failing;

	private final SimulatedRun simulated = new SimulatedRun(3, 1, "follow");

	@TempDir
	private Path folder;

	private SliceMeter meter;

	private RoundRunner rounds;

	private BlockRun block;

	@BeforeEach
	void measureOnce() throws Exception {
		RunOrder order = this.simulated.run().order();
		List<WatchedProcess> processes = List.of(WatchedProcess.alone("gateway", ProcessHandle.current().pid()));
		RunningBackend[] backends = order.labels()
			.stream()
			.map((label) -> new RunningBackend(label, new Target(URI.create("http://127.0.0.1:1"), processes)))
			.toArray(RunningBackend[]::new);
		this.meter = new SliceMeter(FakeBackends.of(backends), new Sender());
		this.rounds = new RoundRunner(1, order, this.meter, new RunStore(this.folder));
		this.block = new BlockRun(BLOCK, this.rounds);
		this.block.next();
		this.block.endWarmUp();
	}

	@AfterEach
	void close() {
		this.meter.close();
	}

	@Test
	void slicesOfTheWarmUpAreShorter() throws Exception {
		assertThat(this.sent).hasSize(2).allMatch((slice) -> slice.millis() == 400);
		// three slices that are 600 ms longer
		assertThat(this.block.roundNanos()).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(1800));
		this.sent.clear();

		this.block.next();

		assertThat(this.sent).hasSize(3).allMatch((slice) -> slice.millis() == 1000);
	}

	@Test
	void latenciesAreMeasuredAtHalfOfTheLowestKnee() throws Exception {
		RunRecord run = this.simulated.run();
		List<KneeRecord> knees = List.of(new KneeRecord(BLOCK.name(), "async", around(100)),
				new KneeRecord(BLOCK.name(), "reactive", around(80)));

		RateRecord rate = rate(
				run.with(StartRecord.of(1, System.nanoTime(), List.of(), Map.of()).with(knees, List.of(), List.of())));

		assertThat(rate.knee()).isTrue();
		assertThat(rate.rate()).isCloseTo(40 * Math.sqrt(STEP), within(0.01));
		assertThat(this.sent).isNotEmpty().allMatch((slice) -> slice.rate() == rate.rate());
	}

	@Test
	void withoutAKneeOfAllBackendsTheRateComesFromTheClosedModel() throws Exception {
		List<KneeRecord> one = List.of(new KneeRecord(BLOCK.name(), "async", around(100)));

		RateRecord rate = rate(this.simulated.run()
			.with(StartRecord.of(1, System.nanoTime(), List.of(), Map.of()).with(one, List.of(), List.of())));

		assertThat(rate).isEqualTo(new RateRecord(BLOCK.name(), 400, false));
		assertThat(this.sent).isNotEmpty().allMatch((slice) -> slice.rate() == 400);
	}

	@Test
	void backendThatServesSomeRequestsStaysInTheWarmUp() throws Exception {
		BlockRun cold = new BlockRun(BLOCK, this.rounds);
		this.failing = 0.9;
		next(cold, 5);
		assertThat(cold.isDone()).isFalse();

		this.failing = 1;
		next(cold, 2);
		assertThat(cold.isDone()).isFalse();
		next(cold, 1);
		assertThat(cold.isDone()).isTrue();
	}

	@Test
	void backendWithErrorsInThreeMeasuredSlicesLeaves() throws Exception {
		this.failing = 0.1;
		next(this.block, 1);
		assertThat(this.block.isDone()).isFalse();

		next(this.block, 2);
		assertThat(this.block.isDone()).isTrue();
	}

	private static void next(BlockRun block, int rounds) throws Exception {
		for (int i = 0; i < rounds; i++) {
			block.next();
		}
	}

	private RateRecord rate(RunRecord known) throws Exception {
		this.block.next();
		this.sent.clear();
		return new LatencyRun(this.rounds).run(List.of(this.block), known, System.nanoTime() + 100_000_000).getFirst();
	}

	private static List<Double> around(double knee) {
		return List.of(knee, knee * STEP, knee, knee * STEP, knee);
	}

	/** Serves 1,000 requests per second. */
	private final class Sender implements SliceSender {

		@Override
		public SliceResponse run(SliceRequest request) {
			RatesAndSlicesTests.this.sent.add(request);
			int failed = (int) (request.millis() * RatesAndSlicesTests.this.failing);
			return new SliceResponse((int) request.millis(), (failed > 0) ? Map.of("503", failed) : Map.of(), 0, 0,
					Map.of(), Map.of(), 0, request.millis(), true, Map.of(), Map.of());
		}

		@Override
		public long pid() {
			return ProcessHandle.current().pid();
		}

	}

}
