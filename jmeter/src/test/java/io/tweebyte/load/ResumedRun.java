package io.tweebyte.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import io.tweebyte.load.FakeBackend.Trouble;
import io.tweebyte.load.jmeter.JMeter;

/**
 * A run of short cells against a fake backend in a JVM of its own, which can be killed,
 * or in the test's.
 */
final class ResumedRun {

	private static final Timing TIMING = new Timing(Duration.ofSeconds(1), Duration.ofSeconds(1),
			Duration.ofSeconds(2));

	private ResumedRun() {
	}

	static LoadOrder order() {
		LoadOrder preset = LoadOrderTests.order(Preset.SMOKE, List.of(Contender.ASYNC, Contender.REACTIVE), 3, 2);
		return new LoadOrder(preset.preset(), preset.contenders(), preset.scenarios(), List.of(5), preset.model(), 1, 2,
				preset.via(), Optional.empty(), false, Optional.empty(), 3, preset.scale(), TIMING,
				Duration.ofSeconds(2), "256m");
	}

	static RunRecord record() {
		return new RunRecord("smoke", 3, "small", TIMING, Via.GATEWAY, RunRecord.State.RUNNING, null, List.of(),
				Optional.empty(), List.of(), List.of());
	}

	/** Measures what is left. */
	static void measure(RunFolder folder, Path data) throws IOException, InterruptedException {
		try (FakeBackend backend = new FakeBackend(Duration.ofMillis(20), EnumSet.noneOf(Trouble.class))) {
			Progress progress = new Progress(new PrintWriter(System.out), false, Duration.ZERO);
			CellRunner runner = new CellRunner(new JMeter(Path.of("engine/target/jmeter"), Path.of("settings")),
					Path.of("plans"), TIMING, 3, new CellJudge(TIMING, OptionalDouble.empty(), false), progress);
			Stage stage = new FakeStage(new Target(backend.uri(), List.of()), data);
			RunBook book = new RunBook(folder, folder.read());
			Settling settling = new Settling(new JMeter(Path.of("engine/target/jmeter"), Path.of("settings")),
					Path.of("plans"), folder.order(), folder.settling(), progress);
			new LoadRun(folder.order(), stage, settling, runner, folder, book, progress).measure();
			book.write(RunRecord.State.COMPLETE);
		}
	}

	/** Begins a run in the folder of runs and data. */
	public static void main(String[] arguments) throws IOException, InterruptedException {
		Path parent = Path.of(arguments[0]);
		RunFolder folder = RunFolder.create(parent, "smoke");
		folder.write(order());
		folder.write(record());
		measure(folder, parent);
	}

}
