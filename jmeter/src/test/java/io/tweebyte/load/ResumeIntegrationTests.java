package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.tweebyte.testsupport.Pause;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A run that is killed in the middle of a cell, for real, and gone on with.
 */
class ResumeIntegrationTests {

	private static final Duration PATIENCE = Duration.ofMinutes(2);

	@TempDir
	Path runs;

	@Test
	void goesOnAtTheCellInWhichTheRunWasKilled() throws Exception {
		FakeBackend.data(this.runs, 1);
		Process first = start();
		RunFolder folder;
		Path cut;
		try {
			await(() -> kept() == 1);
			folder = RunFolder.unfinished(this.runs, "", false);
			cut = folder.cell(cells().get(1)).resolve("samples.jtl");
			await(() -> Files.exists(cut) && Files.size(cut) > 0);
		}
		finally {
			first.destroyForcibly().waitFor();
		}
		await(() -> jmeters(folder).isEmpty());
		RunRecord before = folder.read();
		assertThat(before.state()).isEqualTo(RunRecord.State.RUNNING);

		ResumedRun.measure(folder, this.runs);

		RunRecord after = folder.read();
		assertThat(after.state()).isEqualTo(RunRecord.State.COMPLETE);
		assertThat(after.cells()).extracting(CellResult::cell).containsExactlyElementsOf(cells());
		assertThat(after.cells().getFirst()).isEqualTo(before.cells().getFirst());
		assertThat(after.cells()).allSatisfy((result) -> assertThat(result.figures().orElseThrow().errors()).isZero());
		assertThat(folder.settling()).doesNotExist();
		long lines = Files.readAllLines(cut).stream().filter((line) -> line.startsWith("timeStamp")).count();
		assertThat(lines).as("the file of the cell that was cut short began anew").isEqualTo(1);
	}

	private static List<Cell> cells() {
		return ResumedRun.order().blocks().stream().flatMap((block) -> block.cells().stream()).toList();
	}

	private int kept() throws IOException {
		try {
			return RunFolder.unfinished(this.runs, "", false).read().cells().size();
		}
		catch (IllegalArgumentException ex) {
			return 0;
		}
	}

	/** Processes of JMeter that work for this run. */
	private static List<ProcessHandle> jmeters(RunFolder folder) {
		try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
			return all
				.filter((process) -> Optional.of(process.info())
					.flatMap(ProcessHandle.Info::arguments)
					.filter((arguments) -> String.join(" ", arguments).contains(folder.path().toString()))
					.isPresent())
				.toList();
		}
	}

	private Process start() throws IOException {
		return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx128m", "-cp",
				System.getProperty("java.class.path"), ResumedRun.class.getName(), this.runs.toString())
			.redirectErrorStream(true)
			.redirectOutput(this.runs.resolve("first.out").toFile())
			.start();
	}

	private static void await(Condition condition) throws IOException {
		Instant end = Instant.now().plus(PATIENCE);
		while (!condition.holds()) {
			assertThat(Instant.now()).isBefore(end);
			Pause.of(Duration.ofMillis(100));
		}
	}

	private interface Condition {

		boolean holds() throws IOException;

	}

}
