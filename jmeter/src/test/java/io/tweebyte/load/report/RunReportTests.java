package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.table.Table;

import static org.assertj.core.api.Assertions.assertThat;

class RunReportTests {

	@TempDir
	private Path folder;

	@Test
	void beginsWithTheAnswer() throws IOException {
		RunResult result = write(new SimulatedRun(3, 12, "user-tweets", "follow"));
		String sentence = "Reactive needs 3";
		String html = Files.readString(this.folder.resolve("report.html"));
		assertThat(html).contains(sentence, "<svg", "Where it arises", "The study&#39;s figures", "Caveats",
				"Conditions");
		assertThat(html.indexOf(sentence)).isLessThan(html.indexOf("<svg"));
		assertThat(html.indexOf("<svg")).isLessThan(html.indexOf("Where it arises</h2>"));
		List<String> lines = RunReport.lines(result);
		assertThat(lines.get(2)).startsWith(sentence);
		assertThat(lines).anyMatch((line) -> line.startsWith("Backends against themselves: 1.0"));
		assertThat(Files.readString(this.folder.resolve("report.md"))).contains("- " + sentence);
		assertThat(Files.readString(this.folder.resolve("report.json"))).contains("\"comparisons\"");
		assertThat(Files.readString(this.folder.resolve("ratios.svg"))).startsWith("<svg")
			.contains("xmlns=", "<style>", "reactive");
	}

	@Test
	void keepsReasonsInCsvAsTheyAre() throws IOException {
		write(new SimulatedRun(2, 9, "follow").work(work("async", 1), work("reactive", 2)));
		List<Map<String, String>> rows = CsvTable.read(Files.readString(this.folder.resolve("report.csv")));
		assertThat(rows).hasSize(1);
		assertThat(rows.getFirst())
			.containsEntry("verdict", "not compared: 1.00 SQL statements per request in async, 2.00 in reactive")
			.containsEntry("95 % low", "");
	}

	@Test
	void setsTheStudysFiguresBesideItsOwn() {
		Table<StudyFigures.Row> table = StudyFigures.table(new SimulatedRun(2, 9, "user-summary", "mixed").result());
		assertThat(table.rows()).hasSize(1);
		assertThat(table.texts().getFirst()).startsWith("user-summary", "10", "936", "1,015", "1.08", "1,000", "1,000",
				"1.00", "11", "9", "5", "5");
	}

	@Test
	void saysSoWhereThereIsNothingYet() throws IOException {
		RunStore store = new RunStore(this.folder);
		store.write(new SimulatedRun(2, 1, "follow").run());
		assertThat(RunReport.lines(RunReport.write(store))).contains("Caveats:");
		assertThat(this.folder.resolve("report.html")).exists();
	}

	@Test
	void linksTheProfilesOfItsFolder() throws IOException {
		write(new SimulatedRun(2, 9, "follow"));
		assertThat(Files.readString(this.folder.resolve("report.html"))).doesNotContain("profile-");
		Files.createFile(this.folder.resolve(RunReport.profile(Scenario.FOLLOW)));
		RunReport.write(new RunStore(this.folder));
		assertThat(Files.readString(this.folder.resolve("report.html")))
			.contains("<a href=\"profile-follow.html\">the profile of follow</a>");
	}

	private RunResult write(SimulatedRun run) throws IOException {
		RunStore store = new RunStore(this.folder);
		store.write(run.run());
		store.addSlices(run.slices());
		store.addWork(run.work());
		return RunReport.write(store);
	}

	private static WorkRecord work(String backend, double statements) {
		return new WorkRecord(1, "follow-10", backend, 200, Map.of("interaction", statements), Map.of(), 20);
	}

	@Test
	void leavesOutSectionsWithoutRows() throws IOException {
		String terminal = String.join("\n", RunReport.lines(write(new SimulatedRun(2, 9, "mixed"))));
		String html = Files.readString(this.folder.resolve("report.html"));
		String markdown = Files.readString(this.folder.resolve("report.md"));
		assertThat(List.of(html, markdown, terminal))
			.allSatisfy((report) -> assertThat(report).contains("CPU per request")
				.doesNotContain("Knee", "Latency at", "Before load", "study"));
	}

	@Test
	void leavesOutTablesOfARunWithoutARound() throws IOException {
		RunStore store = new RunStore(this.folder);
		store.write(new SimulatedRun(2, 1, "follow").run());
		assertThat(RunReport.lines(RunReport.write(store))).noneMatch((line) -> line.contains("CPU per request"));
		assertThat(Files.readString(this.folder.resolve("report.md"))).doesNotContain("| scenario");
	}

	@Test
	void reportsARunWithABackendThatWasRemovedSince() throws IOException {
		assertThat(RunReport.lines(write(new SimulatedRun(2, 12, "follow").inPairs("async", "async-virtual"))))
			.anyMatch((line) -> line.contains("async-virtual"));
	}

	@Test
	void marksDerivedRatios() throws IOException {
		List<String> lines = RunReport
			.lines(write(new SimulatedRun(2, 12, "follow").inPairs("async", "virtual", "reactive")));
		assertThat(lines).anyMatch((line) -> line.startsWith("follow-10") && line.endsWith("indicated, derived"));
		assertThat(lines).anyMatch((line) -> line.contains("Memory did not suffice for all backends"));
		assertThat(lines.getFirst()).contains(" · 2 starts");
		assertThat(Files.readString(this.folder.resolve("report.md"))).contains("indicated, derived",
				"Memory did not suffice for all backends");
	}

}
