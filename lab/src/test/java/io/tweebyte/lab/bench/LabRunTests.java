package io.tweebyte.lab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
		this.run = new LabRun(new RunFolder(this.folder));
		this.run.begin(new LabOrder(LabPreset.SMOKE, LabPreset.SMOKE.cells(List.of("stream-map")), 1, 1, "books",
				Map.of(), Map.of(), List.of("JDK: 21", "Commit: abc")));
	}

	@Test
	void goesOnWithTheNextCell() throws IOException {
		assertThatIOException().isThrownBy(() -> this.run.run((cell, round) -> {
			if (this.measured.size() == 3) {
				throw new IOException("Killed");
			}
			return measured(cell, round);
		}, (done, cell) -> {
		})).withMessage("Killed");
		assertThat(this.run.isComplete()).isFalse();
		this.run.run(this::measured, (done, cell) -> {
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
		assertThatExceptionOfType(UnwritableException.class).isThrownBy(() -> this.run.run((cell, round) -> {
			Files.createSymbolicLink(this.folder.resolve("forks.jsonl"), Path.of("/dev/full"));
			return measured(cell, round);
		}, (done, cell) -> {
		})).withMessage(this.folder + " cannot be written: No space left on device");
	}

	private Fork measured(Cell cell, int round) {
		this.measured.add(cell);
		return new Fork(round, cell.workload(), cell.style(), cell.again(), 1, 1, 1, null);
	}

}
