package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ReproductionTests {

	private static final Path DOCS = Path.of("../docs");

	private static final String EMPTY = "Before\n<!-- tables: written by ./tweebyte report --results -->\nold\n<!-- end of tables -->\nafter\n";

	@TempDir
	private Path folder;

	private final Reproduction reproduction = new Reproduction();

	@Test
	void documentAgreesWithTheResultsThatAreKept() throws IOException {
		String document = Files.readString(DOCS.resolve("reproduction.md"));
		assertThat(this.reproduction.filled(document, DOCS.resolve("results")))
			.as("docs/reproduction.md is stale: ./tweebyte report --results docs/results/<date> writes its tables")
			.isEqualTo(document);
	}

	@Test
	void showsTheStudysFigures() throws IOException {
		assertThat(this.reproduction.filled(EMPTY, this.folder)).startsWith("Before\n")
			.endsWith("after\n")
			.contains("median 0.83, from 0.67 to 0.98")
			.contains("| user-summary | 6,659 | 8,867 | 0.75 | 277 | 121 | 2.29 |")
			.contains("No run of ours is kept")
			.doesNotContain("old\n");
	}

	@Test
	void putsOurFiguresBeside() throws IOException {
		Path run = SyntheticRun.write(this.folder.resolve("20261121-152411-quick"), SyntheticRun.SOME);
		ResultsFolder.export(run, this.folder.resolve("results/2026-11-21"));
		String filled = this.reproduction.filled(EMPTY, this.folder.resolve("results"));
		assertThat(filled).contains("**Ours: 2026-11-21**").contains("| user-summary | 100 | 0.83 |");
		assertThat(this.reproduction.filled(filled, this.folder.resolve("results"))).isEqualTo(filled);
	}

	@Test
	void saysHowAlikeTheCellsWere() throws IOException {
		Path run = SyntheticRun.write(this.folder.resolve("20261121-152411-quick"), SyntheticRun.SOME);
		ResultsFolder.export(run, this.folder.resolve("results/2026-11-21"));
		String filled = this.reproduction.filled(EMPTY, this.folder.resolve("results"));
		assertThat(filled).contains("| Load | backend | flat before the window |")
			.contains("**How much a backend differs from itself**")
			.contains("| heap after a collection, MiB |");
	}

	@Test
	void keepsSummariesAndNoRawSamples() throws IOException {
		Path run = SyntheticRun.write(this.folder.resolve("run"), SyntheticRun.SOME);
		Files.writeString(run.resolve("cells/async-user-summary-10-1/samples.jtl"), "raw");
		Path results = this.folder.resolve("results/2026-11-21");
		assertThat(ResultsFolder.export(run, results)).hasFileName("report.html").exists();
		assertThat(results.resolve("cells/async-user-summary-10-1")).isDirectoryContaining("glob:**/seconds.csv")
			.isDirectoryContaining("glob:**/latencies.csv")
			.isDirectoryNotContaining("glob:**/samples.jtl");
		assertThat(results.resolve("result.json")).exists();
	}

	@Test
	void refusesADocumentWithoutAPlaceForTables() {
		assertThatExceptionOfType(ReportException.class)
			.isThrownBy(() -> this.reproduction.filled("nothing here", this.folder))
			.withMessageContaining("no place for the tables");
	}

}
