package io.tweebyte.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.claim.Claim.Judged;
import io.tweebyte.measuring.chart.Caption;
import io.tweebyte.measuring.chart.Chart;
import io.tweebyte.measuring.chart.ForestChart;
import io.tweebyte.measuring.page.Page;
import io.tweebyte.measuring.report.Part;
import io.tweebyte.measuring.stats.Verdict;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/** The report of a run as page, Markdown, CSV and JSON. */
public final class LabReport {

	private final LabResult result;

	private LabReport(LabResult result) {
		this.result = result;
	}

	/**
	 * Makes the report from the records of a run, and writes it into its folder.
	 * @throws IOException when records are malformed, or a file cannot be written
	 */
	public static LabResult write(LabRun run) throws IOException {
		LabResult result = LabResult.of(run.order(), run.forks());
		LabReport report = new LabReport(result);
		Path folder = run.folder().path();
		Files.writeString(folder.resolve("report.html"), report.html(run.folder().name()));
		Files.writeString(folder.resolve("report.md"), report.markdown());
		Files.writeString(folder.resolve("report.csv"), new CsvTable().render(report.table()));
		run.folder().write("report.json", result);
		return result;
	}

	/** Returns the findings, a sentence for each workload. */
	public static List<String> sentences(LabResult result) {
		LabReport report = new LabReport(result);
		return result.workloads().stream().map(report::sentence).toList();
	}

	private String sentence(Workload workload) {
		List<Comparison> all = this.result.of(workload);
		String others = all.stream()
			.filter((one) -> one.ratio() != null)
			.map((one) -> "%s %s".formatted(one.style().words(), words(one)))
			.collect(Collectors.joining(", "));
		return "%s: %s of CPU per %s for %s. As many times as much: %s.".formatted(workload.name(),
				nanoseconds(all.getFirst().cpu()), workload.unit(), workload.first().words(), others);
	}

	private static String words(Comparison one) {
		String ratio = Format.RATIO.text(one.ratio().value());
		return (one.verdict() == Verdict.CLAIM || one.verdict() == Verdict.EQUAL) ? ratio : "(" + ratio + ")";
	}

	private static String nanoseconds(double nanoseconds) {
		return (nanoseconds < 1000) ? String.format(Locale.ROOT, "%.1f ns", nanoseconds)
				: String.format(Locale.ROOT, "%.1f µs", nanoseconds / 1000);
	}

	private List<Part> parts() {
		List<String> points = Stream.concat(sentences(this.result).stream(), Stream
			.of("Figures in brackets are not shown to differ. The first styles against themselves: %s (95 %%: %s)."
				.formatted(Format.RATIO.text(this.result.itself().value()),
						Format.INTERVAL.text(this.result.itself().interval()))))
			.toList();
		String charts = this.result.workloads()
			.stream()
			.map((one) -> chart(one).figure())
			.collect(Collectors.joining());
		return Stream.of(Part
			.of("findings", "CPU per unit of work", "Of the whole process, with collector and compiler. "
					+ "Each JVM measures one style; ratios are taken within a round, and their intervals over rounds.",
					table())
			.with(points)
			.with(charts),
				Part.of("predictions", "Predicted from one operator",
						"What plain code needs for a unit, and for each signal what the style needs more in stream-filter than plain code. "
								+ "Where this is far from what was measured, something else than signals costs.",
						predictions()),
				Part.of("claims", "Published claims",
						"As orders by CPU for equal work: whether the direction holds, not the size. The verdict is computed from the figures; libraries and JDK are newer than "
								+ "those of the studies.",
						claims()),
				Part.of("equal", "What is equal", this.result.workloads()
					.stream()
					.map((one) -> one.name() + ": " + one.equal() + ". All styles take and deliver the same items.")
					.toList()),
				Part.of("conditions", "Conditions", this.result.order().conditions()))
			.filter(Part::isPresent)
			.toList();
	}

	private Chart chart(Workload workload) {
		List<ForestChart.Row> rows = this.result.of(workload)
			.stream()
			.filter((one) -> one.ratio() != null)
			.map((one) -> new ForestChart.Row(one.style().label(), one.ratio().value(), one.ratio().interval(),
					Optional.of(this.result.itself().interval()), one.verdict() == Verdict.CLAIM))
			.toList();
		return new ForestChart(
				new Caption(workload.name(), workload.name(),
						"CPU per %s against %s, with 95 %% intervals; shaded: a style against itself."
							.formatted(workload.unit(), workload.first().words())),
				"times the CPU of " + workload.first().label(), rows);
	}

	private Table<Comparison> table() {
		return new Table<>("", List.of(new Column<>("workload", Comparison::workload, Format.TEXT),
				new Column<>("style", (one) -> one.style().label(), Format.TEXT),
				new Column<>("unit", (one) -> Workloads.named(one.workload()).unit(), Format.TEXT),
				new Column<>("CPU ns", Comparison::cpu, Format.MILLIS),
				new Column<>("ratio", (one) -> (one.ratio() != null) ? one.ratio().value() : null, Format.RATIO),
				new Column<>("95 %", (one) -> (one.ratio() != null) ? one.ratio().interval() : null, Format.INTERVAL),
				new Column<>("verdict", LabReport::verdict, Format.TEXT),
				new Column<>("time ns", Comparison::time, Format.MILLIS),
				new Column<>("allocated", Comparison::allocated, Format.BYTES)), this.result.comparisons());
	}

	private Table<Prediction> predictions() {
		return new Table<>("",
				List.of(new Column<>("workload", Prediction::workload, Format.TEXT),
						new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("signals per unit", Prediction::signals, Format.MILLIS),
						new Column<>("predicted CPU ns", Prediction::predicted, Format.MILLIS),
						new Column<>("measured", Prediction::measured, Format.MILLIS),
						new Column<>("measured / predicted", Prediction::ratio, Format.RATIO)),
				this.result.predictions());
	}

	private Table<Judged> claims() {
		return new Table<>("",
				List.of(new Column<>("study", (one) -> one.claim().study(), Format.TEXT),
						new Column<>("claim", (one) -> one.claim().words(), Format.TEXT),
						new Column<>("workload", (one) -> one.claim().workload(), Format.TEXT),
						new Column<>("CPU, ratio (95 %)", Judged::figures, Format.TEXT),
						new Column<>("verdict", (one) -> one.verdict().words(), Format.TEXT)),
				this.result.claims());
	}

	private static String verdict(Comparison one) {
		return (one.verdict() == null) ? "" : one.verdict().name().toLowerCase(Locale.ROOT);
	}

	private String subtitle() {
		return "%s · %d rounds of %d JVMs".formatted(this.result.order().preset().label(), this.result.order().rounds(),
				this.result.order().cells().size());
	}

	private String html(String name) {
		return new Page("Lab: " + name, subtitle(), parts().stream().map(Part::section).toList()).html();
	}

	private String markdown() {
		return subtitle() + "\n" + parts().stream().map(Part::markdown).collect(Collectors.joining());
	}

}
