package io.tweebyte.load.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.jmeter.FakeBackend;
import io.tweebyte.load.jmeter.JMeter;
import io.tweebyte.load.jmeter.PlanVariables;
import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.report.RunReport;
import io.tweebyte.measuring.machine.WatchedProcess;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The study's protocol, shortened, against servers in this process. */
@Isolated
class PaperRunIntegrationTests {

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

	private RunStore store;

	private final List<String> started = new ArrayList<>();

	private int most = Integer.MAX_VALUE;

	@BeforeEach
	void writeData() throws IOException {
		FakeBackend.data(this.folder, 10);
		this.store = new RunStore(Files.createDirectories(this.folder.resolve("run")));
	}

	@Test
	void startsABackendForEachCellAndGoesOnAfterAnInterruption() throws Exception {
		RunOrder order = new RunOrder("paper", List.of("async", "reactive"), List.of("user-summary"), List.of(2, 5), 1,
				600, 1, "tiny", "256m", 4);
		RunRecord run = new RunRecord(order, new SimulatedRun(1, 1, "follow").run().conditions(), List.of(), List.of());
		this.most = 3;
		assertThatThrownBy(() -> paper(run).measure()).hasMessage("killed");
		this.most = Integer.MAX_VALUE;
		paper(this.store.run()).measure();
		assertThat(this.started).hasSize(4).containsOnly("async", "reactive");
		assertThat(this.store.slices().stream().filter((slice) -> slice.phase() == Phase.MEASURED)).hasSize(4)
			.allSatisfy((slice) -> assertThat(slice.load().requests()).isPositive());
		assertThat(this.store.slices()).extracting(SliceRecord::block).contains("user-summary-2", "user-summary-5");
		RunResult result = RunReport.write(this.store);
		assertThat(result.run().complete()).isTrue();
		assertThat(result.costs()).hasSize(4).allMatch((cost) -> cost.sent() > 0);
	}

	private PaperRun paper(RunRecord run) {
		return new PaperRun(this.store, run, (backend) -> (start) -> started(backend), this::generator, SILENT, 1000);
	}

	private RunningBackends started(String backend) throws IOException {
		if (this.started.size() >= this.most) {
			throw new IOException("killed");
		}
		this.started.add(backend);
		FakeBackend fake = new FakeBackend(Duration.ofMillis(2), Set.of());
		Target target = new Target(fake.uri(), List.of(WatchedProcess.alone("gateway", ProcessHandle.current().pid())));
		return FakeBackends.of(List.of(new RunningBackend(backend, target)), this.folder, fake::close);
	}

	private SlicedLoad generator(List<Block> blocks, Path data) throws IOException {
		Block block = blocks.getFirst();
		return new JMeter(Path.of("engine/target/jmeter"), Path.of("settings")).startSliced(
				Path.of("driver/target/classes").toAbsolutePath(),
				Map.of(block.scenario().label(), block.scenario().plan(Path.of("plans").toAbsolutePath())),
				Map.of(block.scenario().label(), block.users()), PlanVariables.properties(data, 1), this.folder);
	}

}
