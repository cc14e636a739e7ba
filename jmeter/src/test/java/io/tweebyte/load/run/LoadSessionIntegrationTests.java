package io.tweebyte.load.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import io.tweebyte.load.backend.BackendSource;
import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.jmeter.FakeBackend;
import io.tweebyte.load.jmeter.FakeBackend.Trouble;
import io.tweebyte.load.jmeter.JMeter;
import io.tweebyte.load.jmeter.PlanVariables;
import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.load.judge.Comparison;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.StartRecord.KneeRecord;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.load.report.RunReport;
import io.tweebyte.measuring.machine.WatchedProcess;
import io.tweebyte.measuring.stats.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Whole runs with JMeter against two backends that answer from this process. */
// what else this process does would count as theirs
@Isolated
class LoadSessionIntegrationTests {

	/** Long enough to leave the processors to other test JVMs. */
	private static final Duration DELAY = Duration.ofMillis(25);

	private static final RunProgress SILENT = new RunProgress() {

		@Override
		public void say(String line) {
			// not needed here
		}

		@Override
		public void working(String what) {
			// not needed here
		}

	};

	@TempDir
	private Path folder;

	private FakeBackend async;

	private FakeBackend reactive;

	private RunStore store;

	private final List<Integer> starts = new ArrayList<>();

	private Set<Trouble> troubles = EnumSet.noneOf(Trouble.class);

	private Optional<Process> besides = Optional.empty();

	@BeforeEach
	void writeData() throws IOException {
		FakeBackend.data(this.folder, 10);
		this.store = new RunStore(Files.createDirectories(this.folder.resolve("run")));
	}

	@AfterEach
	void stop() {
		this.besides.ifPresent(Process::destroyForcibly);
	}

	@Test
	void measuresAllStartsWithinItsTime() throws Exception {
		long begin = System.nanoTime();
		RunResult result = run(order(3, 90), this::started);
		assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(90));
		assertThat(this.starts).containsExactly(1, 2, 3);
		assertThat(result.run().starts()).allMatch(StartRecord::complete);
		assertThat(result.run().starts()).allSatisfy((start) -> assertThat(start.warmUps()).hasSize(1));
		// the first start waits for JMeter
		assertThat(result.run().starts())
			.anySatisfy((start) -> assertThat(start.knees()).extracting(KneeRecord::backend)
				.containsExactlyInAnyOrder("async", "reactive"));
		assertThat(result.work()).hasSize(6).allMatch((work) -> work.requests() == 100);
		Comparison comparison = result.comparisons().getFirst();
		assertThat(comparison.isCompared()).as(comparison.reason()).isTrue();
		// on a busy machine too few rounds are left for the start that waits for JMeter
		assertThat(comparison.ratio().orElseThrow().starts()).isBetween(2, 3);
		List<SliceRecord> slices = this.store.slices();
		assertThat(slices.stream().filter((slice) -> slice.phase() == Phase.WARM_UP)).noneMatch(SliceRecord::twin);
		assertThat(slices.stream().filter(SliceRecord::twin).map(SliceRecord::backend).distinct()).hasSize(2);
		assertThat(slices).allSatisfy((slice) -> assertThat(slice.cost()).isPositive());
	}

	@Test
	void goesOnWithTheStartThatWasBrokenOff() throws Exception {
		assertThatThrownBy(() -> run(order(2, 100), (start) -> {
			if (start == 2) {
				throw new IOException("killed");
			}
			return started(start);
		})).hasMessage("killed");
		List<SliceRecord> first = this.store.slices();
		this.store.addSlices(List.of(SimulatedRun.with(first.getFirst(), SimulatedRun.response(1, Map.of(), 0)))
			.stream()
			.map((slice) -> new SliceRecord(2, slice.block(), 1, slice.phase(), 1, slice.backend(), false, slice.load(),
					slice.use(), slice.around(), null, null))
			.toList());
		this.starts.clear();
		RunResult result = resume(this.store.run(), this::started);
		assertThat(this.starts).containsExactly(2);
		assertThat(result.run().complete()).isTrue();
		// two starts leave no time to count again
		assertThat(result.work()).extracting(WorkRecord::start).containsOnly(1);
		assertThat(this.store.slices()).startsWith(first.toArray(SliceRecord[]::new));
		assertThat(this.store.slices().stream().filter((slice) -> slice.start() == 2))
			.noneMatch((slice) -> slice.load().requests() == 1);
	}

	@Test
	void startsTwoAtATimeAndGoesOnAfterAnInterruption() throws Exception {
		RunOrder order = order(1, 90).only("async", "virtual", "reactive").inPairs();
		assertThatThrownBy(() -> run(order, (start) -> {
			if (start == 2) {
				throw new IOException("killed");
			}
			return started(start, "virtual");
		})).hasMessage("killed");
		RunResult result = resume(this.store.run(), (start) -> started(start, "reactive"));
		assertThat(this.starts).containsExactly(1, 2);
		assertThat(result.run().complete()).isTrue();
		assertThat(this.store.slices()).filteredOn((slice) -> slice.start() == 1)
			.extracting(SliceRecord::backend)
			.containsOnly("async", "virtual");
		assertThat(this.store.slices()).filteredOn((slice) -> slice.start() == 2)
			.extracting(SliceRecord::backend)
			.containsOnly("async", "reactive");
		assertThat(result.comparisons()).allMatch(Comparison::isCompared)
			.extracting((comparison) -> comparison.verdictText().endsWith(", derived"))
			.containsExactly(false, false, true);
		assertThat(result.caveats()).anyMatch((caveat) -> caveat.startsWith("Memory did not suffice"));
	}

	@Test
	void disqualifiesABackendThatFails() throws Exception {
		this.troubles = EnumSet.of(Trouble.REFUSED);
		RunResult result = run(order(1, 40), this::started);
		assertThat(result.comparisons().getFirst().verdict()).isEqualTo(Verdict.DISQUALIFIED);
		assertThat(result.comparisons().getFirst().reason()).endsWith("of the requests to reactive failed");
		assertThat(result.caveats()).anyMatch((caveat) -> caveat.startsWith("Slices excluded, errors: "));
	}

	@Test
	void namesAProcessThatIsFrozen() throws Exception {
		Process idle = new ProcessBuilder("sleep", "600").start();
		this.besides = Optional.of(idle);
		assertThat(new ProcessBuilder("kill", "-STOP", Long.toString(idle.pid())).start().waitFor()).isZero();
		RunResult result = run(order(1, 60), this::started);
		assertThat(result.run().starts().getFirst().problems()).containsKey("reactive tweet");
		assertThat(result.run().complete()).isFalse();
		assertThat(result.comparisons()).noneMatch((comparison) -> comparison.verdict() == Verdict.CLAIM);
		assertThat(this.store.slices()).hasSize(2);
	}

	private RunResult run(RunOrder order, BackendSource source) throws Exception {
		return resume(new RunRecord(order, new SimulatedRun(1, 1, "follow").run().conditions(), List.of(), List.of()),
				source);
	}

	private RunResult resume(RunRecord run, BackendSource source) throws Exception {
		try (LoadSession session = new LoadSession(this.store, run, source, this::generator, SILENT)) {
			session.run(System.nanoTime());
		}
		return RunReport.write(this.store);
	}

	private static RunOrder order(int starts, int seconds) {
		return new RunOrder("smoke", List.of("async", "reactive"), List.of("user-summary"), List.of(4), starts, seconds,
				8, "tiny", "256m", 11);
	}

	private SlicedLoad generator(List<Block> blocks, Path data) throws IOException {
		return new JMeter(Path.of("engine/target/jmeter"), Path.of("settings")).startSliced(
				Path.of("driver/target/classes").toAbsolutePath(),
				Map.of("user-summary", Scenario.USER_SUMMARY.plan(Path.of("plans").toAbsolutePath())), Map.of(),
				PlanVariables.properties(data, 4), this.folder);
	}

	private RunningBackends started(int start) throws IOException {
		return started(start, "reactive");
	}

	private RunningBackends started(int start, String other) throws IOException {
		this.starts.add(start);
		this.async = new FakeBackend(DELAY, Set.of());
		this.reactive = new FakeBackend(DELAY, this.troubles);
		List<WatchedProcess> processes = new ArrayList<>(
				List.of(WatchedProcess.alone("gateway", ProcessHandle.current().pid())));
		RunningBackend first = new RunningBackend("async", new Target(this.async.uri(), List.copyOf(processes)));
		this.besides.ifPresent((process) -> processes.add(WatchedProcess.alone("tweet", process.pid())));
		RunningBackend second = new RunningBackend(other, new Target(this.reactive.uri(), processes));
		return FakeBackends.of(List.of(first, second), this.folder, () -> {
			this.async.close();
			this.reactive.close();
		});
	}

}
