package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.load.judge.RunJudge;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.judge.Sentence;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.measuring.chart.Chart;
import io.tweebyte.measuring.page.Html;
import io.tweebyte.measuring.page.Page;
import io.tweebyte.measuring.page.Section;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.table.HtmlTable;
import io.tweebyte.measuring.table.MarkdownTable;
import io.tweebyte.measuring.table.Table;
import io.tweebyte.measuring.table.TableRenderer;

/** The report of a run as page, Markdown, CSV and JSON. */
public final class RunReport {

	private static final JsonMapper JSON = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

	private final RunResult result;

	private final FirstScreen first;

	private RunReport(RunResult result) {
		this.result = result;
		this.first = new FirstScreen(result);
	}

	/**
	 * Makes the report from the records of a run, and writes {@code report.html},
	 * {@code .md}, {@code .csv} and {@code .json} into its folder.
	 * @throws IOException when records are malformed, or a file cannot be written
	 */
	public static RunResult write(RunStore store) throws IOException {
		RunResult result = RunJudge.of(store.run(), store.slices(), store.work());
		RunReport report = new RunReport(result);
		Path folder = store.folder();
		Files.writeString(folder.resolve("report.html"), report.html(store.name()));
		Files.writeString(folder.resolve("report.md"), report.markdown());
		Files.writeString(folder.resolve("report.csv"),
				new CsvTable().render(ReportTables.comparisons(result, result.comparisons())));
		Files.writeString(folder.resolve("report.json"), JSON.writeValueAsString(result));
		return result;
	}

	/** Returns the report for a terminal. */
	public static List<String> lines(RunResult result) {
		RunReport report = new RunReport(result);
		return new TerminalReport(result, report.first).lines();
	}

	private String html(String name) {
		TableRenderer tables = new HtmlTable();
		List<Section> sections = new ArrayList<>();
		sections.add(Section.of("findings", "CPU per request", Html.list(this.first.sentences()),
				Html.paragraph("CPU of gateway, services, PostgreSQL and Redis together, without JIT compilation."),
				this.first.chart().map(Chart::figure).orElse(""),
				tables.render(ReportTables.comparisons(this.result, this.result.comparisons()))));
		sections.add(Section.of("processes", "Where it arises", Html.paragraph(
				"Per request, by process. JIT compilation is done once and is no part of the CPU. GC: threads of the collector and of the JVM. Switches: how "
						+ "often a thread got a core. Statements and calls were counted after the warm-up."),
				tables.render(ReportTables.processes(this.result.processes()))));
		if (!this.result.latencies().isEmpty()) {
			sections.add(Section.of("latency", "Latency", Html.paragraph(
					"At a rate that all backends serve with ease, at random times that are the same for all: from when a request was due to the end of its response, "
							+ "so that waiting for a free connection counts. Ratios to the first backend."),
					tables.render(ReportTables.latencies(this.result))));
		}
		if (!this.result.knees().isEmpty()) {
			sections.add(Section.of("knee", "Knee", Html.paragraph(
					"Searched by steps of 10 %, up after a slice that was served well and down after another; the mean from the first turn on. "
							+ "Backends take turns. Intervals are over starts."),
					tables.render(ReportTables.knees(this.result.knees()))));
		}
		sections.add(Section.of("users", this.hasMoreUsers() ? "More users" : "Throughput and times",
				Html.paragraph("Each user waits for a response before the next request (closed model), so times show "
						+ "queueing on this machine. JMeter measures whole milliseconds."),
				Html.list(moreUsers()), tables.render(ReportTables.costs(this.result.costs()))));
		if (!this.result.atRest().isEmpty()) {
			sections.add(Section.of("rest", "Before load",
					Html.paragraph("Mean of all starts. Memory is what the process occupies (RSS). All backends start "
							+ "at the same time, so one alone is ready sooner."),
					tables.render(ReportTables.atRest(this.result.atRest()))));
		}
		Table<StudyFigures.Row> study = StudyFigures.table(this.result);
		if (!study.rows().isEmpty()) {
			sections.add(Section.of("study", "The study's figures beside these",
					Html.paragraph("Zbarcea, Tudose 2024: other code, another machine. Ratios are reactive to async."),
					tables.render(study)));
		}
		sections.add(Section.of("caveats", "Caveats", Html.list(this.result.caveats())));
		sections.add(Section.of("conditions", "Conditions", tables.render(ReportTables.conditions(this.result))));
		return new Page("Load: " + name, this.first.subtitle(), sections).html();
	}

	private boolean hasMoreUsers() {
		return this.result.run().order().users().size() > 1;
	}

	/** Sentences about more users than the fewest. */
	private List<String> moreUsers() {
		return this.result.run()
			.order()
			.users()
			.stream()
			.skip(1)
			.flatMap((users) -> this.result.withReference(users).stream())
			.map((comparison) -> Sentence.of(comparison, true))
			.toList();
	}

	private String markdown() {
		StringBuilder text = new StringBuilder(this.first.subtitle()).append("\n\n");
		this.first.sentences().forEach((sentence) -> text.append("- ").append(sentence).append('\n'));
		append(text, "CPU per request", ReportTables.comparisons(this.result, this.result.comparisons()));
		append(text, "By process", ReportTables.processes(this.result.processes()));
		append(text, "Latency at a common rate", ReportTables.latencies(this.result));
		append(text, "Throughput and times, closed model", ReportTables.costs(this.result.costs()));
		append(text, "Knee", ReportTables.knees(this.result.knees()));
		append(text, "Before load", ReportTables.atRest(this.result.atRest()));
		text.append("\n## Caveats\n\n");
		this.result.caveats().forEach((caveat) -> text.append("- ").append(caveat).append('\n'));
		append(text, "Conditions", ReportTables.conditions(this.result));
		return text.toString();
	}

	private static void append(StringBuilder text, String title, Table<?> table) {
		text.append("\n## ").append(title).append("\n\n").append(new MarkdownTable().render(table));
	}

}
