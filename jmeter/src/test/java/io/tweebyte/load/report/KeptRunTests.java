package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.load.record.RunStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** The run whose chart and sentences the README shows. */
class KeptRunTests {

	private static final Path KEPT = Path.of("../docs/results/2026-11-28-study");

	@TempDir
	private Path folder;

	@Test
	void isReportedAsTheRigDoesNow() throws IOException {
		for (String records : List.of("run.json", "slices.jsonl.gz", "work.jsonl")) {
			Files.copy(KEPT.resolve(records), this.folder.resolve(records));
		}
		RunReport.write(new RunStore(this.folder));
		for (String report : List.of("report.md", "report.csv", "knees.csv", "ratios.svg")) {
			assertThat(this.folder.resolve(report))
				.as("write it anew: ./tweebyte report docs/results/%s", KEPT.getFileName())
				.hasSameTextualContentAs(KEPT.resolve(report));
		}
		assertThat(Files.readString(Path.of("../README.md"))).contains("docs/results/2026-11-28-study/ratios.svg");
	}

}
