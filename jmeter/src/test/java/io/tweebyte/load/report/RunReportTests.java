package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.StartRecord.KneeRecord;
import io.tweebyte.load.record.StartRecord.RateRecord;
import io.tweebyte.load.record.WarmUpRecord;
import io.tweebyte.load.record.WarmUpRecord.Warmth;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class RunReportTests {

	@TempDir
	private Path folder;

	@Test
	void beginsWithTheResponse() throws IOException {
		RunResult result = write(new SimulatedRun(3, 12, "user-tweets", "follow"));
		String sentence = "Reactive needs 3";
		String html = Files.readString(this.folder.resolve("report.html"));
		assertThat(html).contains(sentence, "<svg", "Where it arises", "The study&#39;s figures", "Caveats",
				"Conditions");
		assertThat(html.indexOf(sentence)).isLessThan(html.indexOf("<svg"));
		assertThat(html.indexOf("<svg")).isLessThan(html.indexOf("Where it arises</h2>"));
		List<String> lines = RunReport.lines(result);
		assertThat(lines.get(2)).startsWith(sentence);
		assertThat(lines)
			.anyMatch((line) -> line.matches("Backends against themselves, on the same JVMs: (0\\.9|1\\.0).*"));
		assertThat(Files.readString(this.folder.resolve("report.md"))).contains("- " + sentence);
		assertThat(Files.readString(this.folder.resolve("report.json"))).contains("\"comparisons\"");
		assertThat(Files.readString(this.folder.resolve("ratios.svg"))).startsWith("<svg")
			.contains("xmlns=", "<style>", "reactive");
	}

	@Test
	void saysThatTheFirstBackendHadASecondSetOfServices() throws IOException {
		List<String> lines = RunReport.lines(write(new SimulatedRun(3, 12, "follow").withOwnTwin()));
		assertThat(lines)
			.anyMatch((line) -> line.matches("Async against a second set of its own services: (0\\.9|1\\.0).*"));
	}

	@Test
	void reportsTheWarmUpOfEachScenarioAndBackend() throws IOException {
		SimulatedRun simulated = new SimulatedRun(2, 9, "follow");
		RunRecord run = simulated.run();
		List<Warmth> first = List.of(new Warmth("follow-10", "async", 9, 7, -0.02, 0, 0.01),
				new Warmth("follow-10", "reactive", 9, 0, -0.2, -0.1, 0.3));
		List<Warmth> second = List.of(new Warmth("follow-10", "async", 8, 8, -0.04, 0, 0.01),
				new Warmth("follow-10", "reactive", 12, 12, 0, 0, 0.01));
		for (List<Warmth> warmths : List.of(first, second)) {
			int start = (warmths == first) ? 1 : 2;
			run = run.with(StartRecord.of(start, System.nanoTime(), List.of(new WarmUpRecord(10, 9, 80, 90, warmths)),
					Map.of()));
		}
		RunStore store = new RunStore(this.folder);
		store.write(run);
		store.addSlices(simulated.slices());
		RunReport.write(store);
		String report = Files.readString(this.folder.resolve("report.md"));
		assertThat(report).contains("| follow-10 | async | 2 of 2 starts | 7 8 | 9 8 | -3.0 % | 0.0 % | 1.0 % |",
				"| follow-10 | reactive | 1 of 2 starts | \u2013 12 | 9 12 | -10.0 % | -5.0 % | 15.5 % |",
				"Limit with 10 users: 90 s per start.",
				"Backends still getting warm when they were measured, counted over backends and starts: follow-10 (1 of 4). "
						+ "The limit was 90 s per start.");
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
	void saysWhereTheRateOfLatenciesComesFrom() throws IOException {
		SimulatedRun simulated = new SimulatedRun(2, 9, "follow", "user-summary");
		RunRecord run = simulated.run();
		for (int start = 1; start <= 2; start++) {
			run = run.with(StartRecord.of(start, System.nanoTime(), List.of(), Map.of())
				.with(List.of(), List.of(new RateRecord("follow-10", 80, start == 2),
						new RateRecord("user-summary-10", 300, true)), List.of()));
		}
		RunStore store = new RunStore(this.folder);
		store.write(run);
		store.addSlices(simulated.slices());
		RunReport.write(store);
		assertThat(Files.readString(this.folder.resolve("report.md")))
			.contains("The rate of latencies comes from the closed model, because not every backend had a knee yet: "
					+ "follow-10 (1 of 2 starts).");
	}

	/** The slices and settings of this run lack what the arithmetic needs. */
	@Test
	void setsTheArithmeticBesideKneesAsFarAsItIsKnown() throws IOException {
		SimulatedRun simulated = new SimulatedRun(1, 9, "follow");
		KneeRecord knee = new KneeRecord("follow-10", "async", List.of(100.0, 110.0, 100.0, 110.0, 100.0));
		RunStore store = new RunStore(this.folder);
		store.write(simulated.run()
			.with(StartRecord.of(1, System.nanoTime(), List.of(), Map.of()).with(List.of(knee), List.of(), List.of())));
		store.addSlices(simulated.slices());
		RunReport.write(store);
		assertThat(Files.readString(this.folder.resolve("report.md")))
			.contains("| follow | 100 | async | 105 | \u2013 | \u2013 | \u2013 | \u2013 | \u2013 | \u2013 | 105 |")
			.containsSubsequence("| in flight |", KneeTable.NOTE);
		List<Map<String, String>> rows = CsvTable.read(Files.readString(this.folder.resolve("knees.csv")));
		assertThat(rows).hasSize(1);
		assertThat(rows.getFirst()).containsEntry("backend", "async").containsEntry("in flight", "");
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
