package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.lab.work.UnwritableException;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class KeptTablesTests {

	private static final Table<String> TABLE = new Table<>("",
			List.of(new Column<>("style", (one) -> one, Format.TEXT)), List.of("loop", "reactor"));

	@TempDir
	private Path root;

	@Test
	void writesMarkdownAndCsv() throws IOException {
		Path folder = this.root.resolve("lab");
		assertThat(KeptTables.write(folder, "waiting", List.of(TABLE), TABLE)).isEqualTo(folder.resolve("waiting.md"))
			.content()
			.isEqualTo("| style |\n|---|\n| loop |\n| reactor |\n");
		assertThat(folder.resolve("waiting.csv")).content().isEqualTo("style\nloop\nreactor\n");
	}

	@Test
	void saysWhatCannotBeWritten() throws IOException {
		Path file = Files.createFile(this.root.resolve("lab"));
		assertThatExceptionOfType(UnwritableException.class)
			.isThrownBy(() -> KeptTables.write(file, "waiting", List.of(TABLE), TABLE))
			.withMessageContaining("waiting.md cannot be written: ");
	}

}
