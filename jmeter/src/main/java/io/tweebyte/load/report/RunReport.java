package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.load.judge.RunJudge;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.judge.Sentence;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.WarmUpRecord;
import io.tweebyte.measuring.chart.Chart;
import io.tweebyte.measuring.page.Page;
import io.tweebyte.measuring.report.Part;
import io.tweebyte.measuring.run.RunFolder;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.servers.process.Directories;

/** The report of a run as page, Markdown, CSV and JSON. */
public final class RunReport {

	private static final String PROFILE = "profile-";

	private static final String PAGE = ".html";

	private final RunResult result;

	private final FirstScreen first;

	/** The pages of profiles in the run's folder. */
	private final List<String> profiles;

	private RunReport(RunResult result, List<String> profiles) {
		this.result = result;
		this.profiles = profiles;
		this.first = new FirstScreen(result);
	}

	/**
	 * Makes the report from the records of a run, and writes {@code report.html},
	 * {@code .md}, {@code .csv} and {@code .json} into its folder, knees as
	 * {@code knees.csv}, and its first chart as {@code ratios.svg}.
	 * @throws IOException when records are malformed, or a file cannot be written
	 */
	public static RunResult write(RunStore store) throws IOException {
		RunResult result = RunJudge.of(store.run(), store.slices(), store.work());
		Path folder = store.folder();
		RunReport report = new RunReport(result, profiles(folder));
		Files.writeString(folder.resolve("report.html"), report.html(store.name()));
		Files.writeString(folder.resolve("report.md"), report.markdown());
		Files.writeString(folder.resolve("report.csv"), new CsvTable().render(ReportTables.comparisons(result)));
		if (!result.knees().isEmpty()) {
			Files.writeString(folder.resolve("knees.csv"),
					new CsvTable().render(KneeTable.of(result.run().order(), result.knees())));
		}
		new RunFolder(folder).write("report.json", result);
		if (report.first.chart().isPresent()) {
			Files.writeString(folder.resolve("ratios.svg"), report.first.chart().get().file());
		}
		return result;
	}

	/** Returns the name of the page of a scenario's profile in the folder of a run. */
	public static String profile(Scenario scenario) {
		return PROFILE + scenario.label() + PAGE;
	}

	private static List<String> profiles(Path folder) throws IOException {
		return Directories.list(folder, (name) -> name.startsWith(PROFILE) && name.endsWith(PAGE))
			.stream()
			.map((file) -> file.getFileName().toString())
			.sorted()
			.toList();
	}

	public static List<String> lines(RunResult result) {
		return new TerminalReport(result, new FirstScreen(result)).lines();
	}

	/** Returns those that have content, in their order. */
	private List<Part> parts() {
		return Stream
			.of(findings(), processes(), contents(), latency(), knee(), overload(), users(), rest(), warmUp(), study(),
					Part.of("caveats", "Caveats", this.result.caveats()),
					Part.of("conditions", "Conditions", "", ReportTables.conditions(this.result)))
			.filter(Part::isPresent)
			.toList();
	}

	private Part findings() {
		return Part
			.of("findings", "CPU per request",
					"CPU of gateway, services, PostgreSQL and Redis together, without JIT compilation.",
					ReportTables.comparisons(this.result))
			.with(this.first.sentences())
			.with(this.first.chart().map(Chart::figure).orElse(""));
	}

	private Part processes() {
		return Part.of("processes", "Where it arises",
				"Per request, by process. JIT compilation is done once and is no part of the CPU. GC: threads of the collector and of the JVM. Switches: how "
						+ "often a thread got a core. Memory (RSS) and threads: right after the last slice, without a garbage collection; a JVM serves all scenarios of a run, and keeps what it took for one of them. Statements and calls were counted after the warm-up.",
				ReportTables.processes(this.result.processes()))
			.with(links());
	}

	private Part contents() {
		return Part.of("contents", "Events and caches",
				"Events are those of a model's text; their times are the load generator's, from when the request was sent to the first and from each "
						+ "to the next. CPU per event is that of all processes. Hits are look-ups of tweets in Redis that found a value, as the "
						+ "services counted them; lowest and highest of a slice.",
				ContentsTable.of(this.result.costs()));
	}

	private Part latency() {
		return Part.of("latency", "Latency",
				"At half of the lowest knee of all backends, where one was known (rate from: knee), otherwise at 40 % of what the slowest backend served with users who "
						+ "wait (closed model); at random times that are the same for all. Times are from when a request was due to the end of its response, so that waiting "
						+ "for a free connection counts. Ratios to the first backend.",
				ReportTables.latencies(this.result));
	}

	private Part knee() {
		return Part.of("knee", "Knee",
				"Searched by steps of 10 %, up after a slice that was served well and down after another; the mean from the first turn on. "
						+ "The limit includes what a backend's own delays add. Backends take turns. Intervals are over starts, by the bootstrap and Student's t; from one start there is none. Ratios are descriptive, so "
						+ "none is a claim.",
				KneeTable.of(this.result.run().order(), this.result.knees()))
			.with(this.first.knees())
			.withNote(KneeTable.NOTE);
	}

	private Part overload() {
		return Part.of("overload", "Overload",
				"Requests at random times, one to three times as many as a backend served with users who wait (4 s each), and half as many "
						+ "afterwards until all of those are served well. Backends named :production keep the limits of "
						+ "production (jmeter/settings/production-limits.properties), others those of the conditions below. The load "
						+ "generator takes its CPU from the same machine.",
				ReportTables.overloads(this.result.overloads()));
	}

	private Part users() {
		return Part.of("users", (this.result.run().order().users().size() > 1) ? "More users" : "Throughput and times",
				"Each user waits for a response before the next request (closed model), so times show queueing on this "
						+ "machine. JMeter measures whole milliseconds.",
				ReportTables.costs(this.result.costs()))
			.with(moreUsers());
	}

	private Part rest() {
		return Part.of("rest", "Before load",
				"Mean of all starts. Memory is what the process occupies (RSS). All backends start at the same time, so one "
						+ "alone is ready sooner.",
				ReportTables.atRest(this.result.atRest()));
	}

	private Part warmUp() {
		return Part.of("warm-up", "Warm-up",
				"Warm: CPU and allocation per request no longer changed over the latest rounds, beyond what noise explains, and JIT compilation took at most "
						+ "10 % of the machine. CPU, allocation: their change over the latest rounds; JIT: its share of the machine; each when the warm-up ended, mean over "
						+ "starts. " + limits(),
				WarmUpTable.of(this.result.run()));
	}

	private Part study() {
		return Part.of("study", "The study's figures beside these",
				"Zbarcea, Tudose 2024: other code, another machine. Ratios are reactive to async.",
				StudyFigures.table(this.result));
	}

	private String limits() {
		return this.result.run()
			.starts()
			.stream()
			.flatMap((start) -> start.warmUps().stream())
			.collect(Collectors.toMap(WarmUpRecord::users, WarmUpRecord::limit, Math::max, TreeMap::new))
			.entrySet()
			.stream()
			.map((limit) -> String.format(Locale.ROOT, "Limit with %d users: %.0f s per start.", limit.getKey(),
					limit.getValue()))
			.collect(Collectors.joining(" "));
	}

	private String links() {
		return this.profiles.stream()
			.map((page) -> "<p>Why: <a href=\"%s\">the profile of %s</a>, of backends started once more.</p>"
				.formatted(page, page.substring(PROFILE.length(), page.length() - PAGE.length())))
			.collect(Collectors.joining());
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

	private String html(String name) {
		return new Page("Load: " + name, this.first.subtitle(), parts().stream().map(Part::section).toList()).html();
	}

	private String markdown() {
		return this.first.subtitle() + "\n" + parts().stream().map(Part::markdown).collect(Collectors.joining());
	}

}
