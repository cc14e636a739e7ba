package io.tweebyte.measuring.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

class RunFolderTests {

	private static final String FILE = "run.json";

	@TempDir
	private Path runs;

	@Test
	void isFoundByItsRecord() throws IOException {
		RunFolder folder = RunFolder.create(this.runs.resolve("all"), "quick", 1);
		assertThat(RunFolder.all(this.runs.resolve("all"), FILE)).isEmpty();
		folder.write(FILE, new Run("first", 1));
		folder.write(FILE, new Run("second", Double.NaN));
		assertThat(RunFolder.all(this.runs.resolve("all"), FILE)).containsExactly(folder);
		assertThat(folder.read(FILE, Run.class)).isEqualTo(new Run("second", Double.NaN));
		assertThat(folder.name()).matches("\\d{8}-\\d{6}-quick");
		assertThat(Files.list(folder.path())).hasSize(1);
	}

	@Test
	void doesNotBeginWithoutSpace() {
		assertThatIOException().isThrownBy(() -> RunFolder.create(this.runs, "quick", Long.MAX_VALUE))
			.withMessageContaining("MiB are free");
		assertThat(this.runs).isEmptyDirectory();
	}

	@Test
	void namesAMalformedRecord() throws IOException {
		Files.writeString(this.runs.resolve(FILE), "{");
		assertThatIOException().isThrownBy(() -> new RunFolder(this.runs).read(FILE, Run.class))
			.withMessageContaining("is no record of a run");
	}

	@Test
	void hasNoRunsWithoutAFolder() throws IOException {
		assertThat(RunFolder.all(this.runs.resolve("nowhere"), FILE)).isEqualTo(List.of());
	}

	record Run(String name, double figure) {
	}

}
