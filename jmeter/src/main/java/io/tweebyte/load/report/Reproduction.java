package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import org.apache.commons.statistics.descriptive.Median;

import io.tweebyte.load.Contender;
import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.paper.Paper;
import io.tweebyte.load.paper.PaperLoad;
import io.tweebyte.load.stats.Summary;

/**
 * The tables of {@code docs/reproduction.md}: the study's figures beside ours, and what a
 * reader must know of ours. They stand between two comments, and are written anew
 * whenever results are kept.
 */
public final class Reproduction {

	private static final String BEGIN = "<!-- tables: written by ./tweebyte report --results -->";

	private static final String END = "<!-- end of tables -->";

	private static final String SIDES = "async / reactive";

	/** The study's highest level. */
	private static final int MOST = 1000;

	private final Paper paper = Paper.read();

	/**
	 * Writes the tables into the document.
	 * @param docs the folder of the document and of {@code results/}
	 * @throws IOException when the document or the results cannot be read or written
	 */
	public void write(Path docs) throws IOException {
		Path document = docs.resolve("reproduction.md");
		Files.writeString(document, filled(Files.readString(document), docs.resolve("results")));
	}

	/**
	 * The document with the tables that the kept results make.
	 * @throws ReportException when the document has no place for them
	 */
	String filled(String document, Path results) throws IOException {
		int begin = document.indexOf(BEGIN);
		int end = document.indexOf(END);
		if (begin < 0 || end < begin) {
			throw new ReportException(
					"reproduction.md has no place for the tables: two comments, '%s' and '%s'".formatted(BEGIN, END));
		}
		Optional<Run> ours = ResultsFolder.latest(results);
		List<String> lines = new ArrayList<>(List.of(BEGIN, ""));
		lines.addAll(theirs());
		lines.addAll(ours.isPresent() ? beside(ours.get()) : List.of("No run of ours is kept with the sources yet."));
		lines.add("");
		return document.substring(0, begin) + String.join("\n", lines) + "\n" + document.substring(end);
	}

	private List<String> theirs() {
		List<String> lines = new ArrayList<>();
		double[] shares = this.paper.loads().stream().mapToDouble(PaperLoad::usersShare).toArray();
		lines.add(
				"**Throughput x mean latency, as a share of the users, in the study's %d cells:** median %s, from %s to %s."
					.formatted(shares.length, Numbers.of(Median.withDefaults().withCopy(true).evaluate(shares)),
							Numbers.of(Arrays.stream(shares).min().getAsDouble()),
							Numbers.of(Arrays.stream(shares).max().getAsDouble())));
		lines.add("");
		lines.add(
				"| The study at 1,000 users | async, requests/s | reactive | ratio | async p90, ms | reactive | ratio | async heap, MB | reactive | async CPU, % | reactive |");
		lines.add("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
		for (Scenario scenario : studied()) {
			PaperLoad async = at(scenario, Contender.ASYNC, MOST).orElseThrow();
			PaperLoad reactive = at(scenario, Contender.REACTIVE, MOST).orElseThrow();
			lines.add(row(scenario.label(), Numbers.of(async.throughput()), Numbers.of(reactive.throughput()),
					Numbers.of(async.throughput() / reactive.throughput()), Numbers.of(async.p90()),
					Numbers.of(reactive.p90()), Numbers.of(async.p90() / reactive.p90()), Numbers.of(async.heap()),
					Numbers.of(reactive.heap()), Numbers.of(async.cpu()), Numbers.of(reactive.cpu())));
		}
		lines.add("");
		return lines;
	}

	private List<String> beside(Run run) {
		Report report = Analysis.of(List.of(run));
		List<String> lines = new ArrayList<>();
		lines
			.add("**Ours: %s** (%s), %d cores, JDK %s, commit %s, scale %s. [The whole report](results/%s/report.html)."
				.formatted(run.name(), run.course(), run.record().environment().cores(),
						run.record().environment().jdk(), run.record().environment().commit(), run.record().scale(),
						run.name()));
		lines.add("");
		lines.add(
				"| Closed model | users | study, requests/s async / reactive | ours, requests/s async / reactive | ours, throughput | study, p90 | ours, p90 | ours, CPU a request | the study's order |");
		lines.add("|---|---:|---:|---:|---|---:|---|---|---|");
		for (Place place : report.places()) {
			if (place.model() == LoadModel.CLOSED && studied().contains(place.scenario())) {
				lines.add(row(report, place));
			}
		}
		lines.addAll(Circumstances.of(run, report));
		return lines;
	}

	private String row(Report report, Place place) {
		Optional<PaperLoad> async = at(place.scenario(), Contender.ASYNC, place.level());
		Optional<PaperLoad> reactive = at(place.scenario(), Contender.REACTIVE, place.level());
		Optional<Double> rate = ratio(async.map(PaperLoad::throughput), reactive.map(PaperLoad::throughput));
		Optional<Double> p90 = ratio(async.map(PaperLoad::p90), reactive.map(PaperLoad::p90));
		return row(place.scenario().label(), String.format(Locale.ROOT, "%,d", place.level()),
				rate.map(Numbers::of).orElse("–"),
				report.subjects()
					.stream()
					.filter((subject) -> subject.contender() != Contender.ASYNC_VIRTUAL)
					.map((subject) -> throughput(report, place, subject))
					.collect(Collectors.joining(" / ")),
				ours(report, place, Figure.THROUGHPUT), p90.map(Numbers::of).orElse("–"),
				ours(report, place, Figure.P90), ours(report, place, Figure.CPU_PER_REQUEST),
				order(rate, report.comparison(place, Figure.THROUGHPUT, SIDES)));
	}

	/** Whether whoever leads in the study leads here. */
	private static String order(Optional<Double> study, Optional<Comparison> ours) {
		if (study.isEmpty() || ours.isEmpty()) {
			return "–";
		}
		Contender leader = (study.get() > 1) ? Contender.ASYNC : Contender.REACTIVE;
		boolean same = ours.get().ahead().contender() == leader;
		return switch (ours.get().verdict()) {
			case LEADS -> same ? "holds" : "the other way round";
			case INDICATED, SEEN_ONCE -> same ? "indicated" : "the other way round is indicated";
			case NOT_SHOWN, WITHIN_BAND -> "no difference shown";
			case UNRANKED, DESCRIBED, SURVIVORS, NOT_COMPARABLE -> "cannot be said";
		};
	}

	private static String throughput(Report report, Place place, Subject subject) {
		return report.level(place, subject)
			.map((level) -> level.figures().get(Figure.THROUGHPUT))
			.map(Summary::median)
			.map(Numbers::of)
			.orElse("–");
	}

	private static String ours(Report report, Place place, Figure figure) {
		return report.comparison(place, figure, SIDES)
			.map((comparison) -> Numbers.of(comparison.ratio().value()) + ", " + comparison.words())
			.orElse("–");
	}

	private static Optional<Double> ratio(Optional<Double> above, Optional<Double> below) {
		return above.flatMap((numerator) -> below.map((denominator) -> numerator / denominator));
	}

	private Optional<PaperLoad> at(Scenario scenario, Contender contender, int users) {
		return this.paper.loads(scenario.label(), contender.label())
			.stream()
			.filter((load) -> load.users() == users)
			.findFirst();
	}

	private List<Scenario> studied() {
		return Arrays.stream(Scenario.values())
			.filter((scenario) -> !this.paper.loads(scenario.label(), Contender.ASYNC.label()).isEmpty())
			.toList();
	}

	private static String row(String... fields) {
		return "| " + String.join(" | ", fields) + " |";
	}

}
