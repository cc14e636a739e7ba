package io.tweebyte.lab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.tweebyte.lab.work.Style;
import io.tweebyte.lab.work.UnwritableException;
import io.tweebyte.measuring.run.RunFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

class LabRunTests {

	@TempDir
	private Path folder;

	private LabRun run;

	private final List<Cell> measured = new ArrayList<>();

	@BeforeEach
	void begin() throws IOException {
		begin("stream-map");
	}

	private void begin(String... workloads) throws IOException {
		this.run = new LabRun(new RunFolder(this.folder));
		this.run.begin(new LabOrder(LabPreset.SMOKE, LabPreset.SMOKE.cells(List.of(workloads)), 1, 1, "books", Map.of(),
				Map.of(), List.of("JDK: 21", "Commit: abc")));
	}

	@Test
	void resumesWithTheNextCell() throws IOException {
		assertThatIOException().isThrownBy(() -> this.run.run((cell, round, output) -> {
			if (this.measured.size() == 3) {
				throw new IOException("Killed");
			}
			return measured(cell, round, output);
		}, (done, all, cell) -> {
		})).withMessageMatching("stream-map [a-z]+( again)? could not be measured: Killed");
		assertThat(this.run.isComplete()).isFalse();
		this.run.run(this::measured, (done, all, cell) -> {
		});
		assertThat(this.run.isComplete()).isTrue();
		assertThat(this.measured).doesNotHaveDuplicates().hasSize(this.run.order().cells().size());
	}

	@Test
	void keepsTheFolderOfBooksAndTheConditions() throws IOException {
		assertThat(this.run.order().corpus()).isEqualTo("books");
		assertThat(this.run.order().conditionsNotIn(List.of("Commit: abc", "JDK: 21"))).isEmpty();
		assertThat(this.run.order().conditionsNotIn(List.of("Commit: abc", "JDK: 25"))).containsExactly("JDK: 21");
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void namesTheFolderWhenTheDiskIsFull() {
		assertThatExceptionOfType(UnwritableException.class).isThrownBy(() -> this.run.run((cell, round, output) -> {
			Files.createSymbolicLink(this.folder.resolve("forks.jsonl"), Path.of("/dev/full"));
			return measured(cell, round, output);
		}, (done, all, cell) -> {
		})).withMessage(this.folder + " cannot be written: No space left on device");
	}

	@Test
	void leavesOutWhatCannotBeStarted() throws IOException {
		List<String> progress = new ArrayList<>();
		this.run.run(this::measured, (cell) -> cell.style() == Style.LOOP, LabRunTests::isRepeated,
				(done, all, cell) -> progress.add("%d of %d".formatted(done, all)));
		assertThat(progress).containsExactly("0 of 2", "1 of 2");
		progress.clear();
		// what was measured before counts, though it cannot be started now
		this.run.run(this::measured, (cell) -> cell.style() == Style.REACTOR, LabRunTests::isRepeated,
				(done, all, cell) -> progress.add("%d of %d".formatted(done, all)));
		assertThat(progress).containsExactly("2 of 3");
	}

	@Test
	void keepsTheOutputOfAForkThatFails() throws IOException {
		List<Path> outputs = new ArrayList<>();
		assertThatIOException().isThrownBy(() -> this.run.run((cell, round, output) -> {
			outputs.add(Files.writeString(output, "a failure"));
			throw new IOException("Killed");
		}, (done, all, cell) -> {
		}));
		assertThat(outputs).singleElement().satisfies((output) -> assertThat(output).hasContent("a failure"));
		this.run.run(this::measured, (done, all, cell) -> {
		});
		assertThat(outputs.getFirst()).doesNotExist();
	}

	@Test
	void goesOnWithoutAWorkloadThatFails() throws IOException {
		begin("stream-map", "stream-filter");
		List<Cell> failed = new ArrayList<>();
		List<String> progress = new ArrayList<>();
		this.run.run((cell, round, output) -> {
			if (cell.workload().equals("stream-map")) {
				failed.add(cell);
				throw new IllegalStateException("Killed");
			}
			return measured(cell, round, output);
		}, (cell) -> true, LabRunTests::isRepeated, (done, all, cell) -> progress.add("%d of %d".formatted(done, all)));
		// twice the same cell, and no other one of its workload
		assertThat(failed).hasSize(2).containsOnly(failed.getFirst());
		List<Cell> others = this.run.order().cells("stream-filter");
		assertThat(this.measured).containsExactlyInAnyOrderElementsOf(others);
		assertThat(progress).last().isEqualTo("%d of %d".formatted(others.size() - 1, others.size()));
	}

	private static boolean isRepeated(Cell cell, int attempt, Exception failure) {
		return attempt == 1;
	}

	private Fork measured(Cell cell, int round, Path output) {
		this.measured.add(cell);
		return new Fork(round, cell.workload(), cell.style(), cell.again(), 1, 1, 1, null);
	}

}
