package io.tweebyte.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.work.Style;
import io.tweebyte.lab.work.UnwritableException;
import io.tweebyte.measuring.chart.Chart;
import io.tweebyte.measuring.page.Page;
import io.tweebyte.measuring.report.Part;
import io.tweebyte.measuring.run.RunFolder;
import io.tweebyte.measuring.stats.Verdict;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.table.Format;

/** The report of a run as page, Markdown, CSV and JSON. */
public final class LabReport {

	private static final String LAST = "report.json";

	private final LabResult result;

	private final LabTables tables;

	private final List<Part> services;

	private LabReport(LabResult result, List<Part> services) {
		this.result = result;
		this.services = services;
		this.tables = new LabTables(result);
	}

	/**
	 * Makes the report from the records of a run, and writes it into its folder.
	 * @param root of the checkout, whose kept figures of services it repeats
	 * @throws IOException when records are malformed, or {@link UnwritableException}
	 */
	public static LabResult write(LabRun run, Path root) throws IOException {
		LabResult result = LabResult.of(run.order(), run.forks());
		List<Part> services = Stream.of(ServiceFigures.latest(root).map(ServiceFigures::part), LadderFigures.part(root))
			.flatMap(Optional::stream)
			.toList();
		try {
			new LabReport(result, services).write(run.folder());
		}
		catch (IOException ex) {
			throw new UnwritableException(run.folder().path(), ex);
		}
		return result;
	}

	private void write(RunFolder run) throws IOException {
		Path folder = run.path();
		Files.writeString(folder.resolve("report.html"), html(run.name()));
		Files.writeString(folder.resolve("report.md"), markdown());
		Files.writeString(folder.resolve("report.csv"), new CsvTable().render(this.tables.comparisons()));
		run.write(LAST, this.result);
	}

	/** Returns whether a run has its whole report. */
	public static boolean isWritten(LabRun run) {
		return Files.exists(run.folder().path().resolve(LAST));
	}

	/**
	 * Returns the findings, a sentence for each workload, and why nothing is claimed if
	 * the preset is the reason.
	 */
	public static List<String> sentences(LabResult result) {
		LabReport report = new LabReport(result, List.of());
		return Stream.concat(result.workloads().stream().map(report::sentence), report.limits()).toList();
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
		String charts = this.result.workloads()
			.stream()
			.map((one) -> RatioChart.of(one, this.result).figure())
			.collect(Collectors.joining());
		Stream<Part> measured = Stream.of(Part
			.of("overview", "CPU per unit of work, as many times as the first style needs",
					"'open' where the interval contains 1, so that no difference was found.", this.tables.overview())
			.with(limits().toList()),
				Part.of("findings", "CPU per unit of work", "Of the whole process, with collector and compiler. "
						+ "Each JVM measures one style; ratios are taken within a round, and their intervals over rounds.",
						this.tables.comparisons())
					.with(charts),
				Part.of("itself", "Styles against themselves",
						"The first style of each workload is measured twice in each round. Nothing is claimed of a workload "
								+ "where its 99 % interval does not contain 1.",
						this.tables.itself()),
				Part.of("predictions", "Predicted from operators",
						"What the first style needs for a unit, which is measured and no prediction; added to it, for each signal what the style needs more in stream-filter than plain "
								+ "code; for each hand-off what it needs more in stream-hand-off than the first style does.",
						this.tables.predictions())
					.with(predictionPoints())
					.with(predictions()));
		Stream<Part> rest = Stream.of(Part.of("claims", "Published claims",
				"As orders by the figure that the study has measured, CPU or time, for equal work: whether the direction holds, not the size; "
						+ "where a claim says 'twice' or 'several times', whether the ratio is above 1.5. "
						+ "The verdict is computed from the figures, with Holm's correction of differences and sizes for all claims by the same figure, or by counting; libraries and JDK are newer than those of the studies.",
				this.tables.claims())
			.with(ClaimChart.of(this.result.claims()).map(Chart::figure).orElse("")),
				Part.of("equal", "What is equal", new WorkLedger(this.result).sentences()),
				Part.of("conditions", "Conditions", conditions()));
		return Stream.of(measured, this.services.stream(), rest)
			.flatMap((parts) -> parts)
			.filter(Part::isPresent)
			.toList();
	}

	private List<String> predictionPoints() {
		List<Prediction> all = this.result.predictions();
		if (all.isEmpty()) {
			return List.of();
		}
		String without = Prediction.unpredicted(this.result.comparisons(), this.result.order())
			.stream()
			.map(Style::words)
			.collect(Collectors.joining(", "));
		return Stream
			.concat(Prediction.sentences(all).stream(),
					without.isEmpty() ? Stream.empty() : Stream
						.of("Without a prediction, because %s lacks them: %s.".formatted(Prediction.OPERATOR, without)))
			.toList();
	}

	private String predictions() {
		return PredictionChart.of(this.result.predictions()).map(Chart::figure).orElse("");
	}

	private Stream<String> limits() {
		LabOrder order = this.result.order();
		return order.preset().allowsClaims() ? Stream.empty() : Stream.of(new WarmUp(order).sentence());
	}

	private List<String> conditions() {
		LabOrder order = this.result.order();
		return Stream.of(order.conditions().stream(),
				Stream.of("Seed of the order: " + order.seed(),
						"Books: " + Optional.ofNullable(order.corpus()).orElse("made from a seed")),
				order.leftOut().stream().map("Left out: "::concat))
			.flatMap((some) -> some)
			.toList();
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
