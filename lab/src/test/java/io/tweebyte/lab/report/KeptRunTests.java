package io.tweebyte.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.measuring.run.RunFolder;
import io.tweebyte.measuring.table.MarkdownTable;
import io.tweebyte.measuring.table.Table;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Runs that are kept have the report that the lab makes of them now. */
class KeptRunTests {

	static List<Path> kept() throws IOException {
		try (Stream<Path> folders = Files.list(Path.of("../docs/results"))) {
			return folders.filter((folder) -> folder.getFileName().toString().contains("-lab")).toList();
		}
	}

	@ParameterizedTest
	@MethodSource("kept")
	void isReportedAsTheLabDoesNow(Path folder) throws IOException {
		LabRun run = new LabRun(new RunFolder(folder));
		LabTables tables = new LabTables(LabResult.of(run.order(), run.forks()));
		String report = Files.readString(folder.resolve("report.md"));
		for (Table<?> table : List.of(tables.overview(), tables.comparisons(), tables.itself(), tables.predictions(),
				tables.claims())) {
			// a part without rows is left out
			assertThat(report).as("write it again: ./tweebyte lab report docs/results/%s", folder.getFileName())
				.contains(table.rows().isEmpty() ? "" : new MarkdownTable().render(table));
		}
	}

}
