package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.tweebyte.load.CellResult;
import io.tweebyte.load.Conditions;
import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.stats.Ratio;

/**
 * What a report found, in words. Each sentence names the figures it stands on.
 */
final class Findings {

	/** More loads than this are not told in one sentence. */
	private static final int MOST = 3;

	/** Of which the beginning is enough to be told from others. */
	private static final String CHECKSUM = "\\b([0-9a-f]{12})[0-9a-f]{52}\\b";

	private final Report report;

	Findings(Report report) {
		this.report = report;
	}

	/**
	 * How far the figures may be trusted.
	 */
	List<String> standing() {
		List<String> lines = new ArrayList<>();
		this.report.runs()
			.forEach((run) -> lines.add("Run %s (preset %s) is %s; %s, scale %s.".formatted(run.name(),
					run.record().preset(), run.course(), run.way(), run.record().scale())));
		changes().ifPresent(lines::add);
		lines.add(counted());
		List<CellResult> counting = this.report.cells().filter(CellResult::counts).toList();
		marks(counting).ifPresent(lines::add);
		long noted = counting.stream().filter((cell) -> !cell.warnings().isEmpty()).count();
		if (noted > 0) {
			lines.add("%d of %d cells that count do with a note: read it below before you quote them.".formatted(noted,
					counting.size()));
		}
		lines.add(band());
		load().ifPresent(lines::add);
		return lines;
	}

	private Optional<String> changes() {
		if (!this.report.comparesRuns()) {
			return Optional.empty();
		}
		String changes = this.report.changes().changes().isEmpty() ? "nothing that is known"
				: String.join("; ", this.report.changes().changes()).replaceAll(CHECKSUM, "$1");
		return Optional.of(this.report.changes().comparable()
				? "From A to B: %s. Nothing was interleaved, so that a difference is at most indicated."
					.formatted(changes)
				: "From A to B: %s. Machine, data or times are not the same: the two are not comparable."
					.formatted(changes));
	}

	private String counted() {
		long tried = this.report.cells().count();
		long bad = this.report.cells().filter((result) -> !result.counts()).count();
		return (tried == 0) ? "There is no cell yet: nothing can be said." : (bad == 0)
				? "All %d cells count.".formatted(tried)
				: "%d of %d cells do not count; they are shown, marked, and are in no figure.".formatted(bad, tried);
	}

	/** How many cells are not ranked, and how often each reason was given. */
	private static Optional<String> marks(List<CellResult> counting) {
		long marked = counting.stream().filter((cell) -> !cell.ranks()).count();
		Map<String, Long> reasons = counting.stream()
			.flatMap((cell) -> cell.marks().stream().map(Findings::kind))
			.collect(Collectors.groupingBy((kind) -> kind, TreeMap::new, Collectors.counting()));
		return (marked == 0) ? Optional.empty()
				: Optional
					.of("%d of %d cells that count are not ranked by throughput and latency (%s); ".formatted(marked,
							counting.size(),
							reasons.entrySet()
								.stream()
								.map((reason) -> reason.getKey() + ": " + reason.getValue())
								.collect(Collectors.joining("; ")))
							+ "what a request costs in CPU stands, unless the window was not steady.");
	}

	/** A mark without its numbers. */
	private static String kind(String mark) {
		return mark.replaceAll("\\d[\\d.,]*", "…");
	}

	/**
	 * Of cells that follow each other closely, the load before is that of the one before.
	 */
	private Optional<String> load() {
		double[] loads = this.report.cells()
			.flatMap((cell) -> cell.conditions().stream())
			.mapToDouble(Conditions::loadBefore)
			.filter(Double::isFinite)
			.sorted()
			.toArray();
		return (loads.length == 0) ? Optional.empty()
				: Optional
					.of("Load average of the minute before a cell, the cell before it included: %s to %s on %d cores."
						.formatted(Numbers.of(loads[0]), Numbers.of(loads[loads.length - 1]),
								this.report.runs().getFirst().record().environment().cores()));
	}

	/**
	 * What each scenario shows, the load with the most repeats that both sides can bear.
	 */
	List<Finding> findings() {
		return this.report.scenarios().stream().map(this::finding).toList();
	}

	private String band() {
		if (this.report.bands().isEmpty()) {
			return "No A/A cell counts: what a backend differs by from itself is not known, so nothing is claimed.";
		}
		String factors = Analysis.COMPARED.stream()
			.flatMap((figure) -> this.report.bands()
				.stream()
				.filter((band) -> band.figure() == figure)
				.max(Comparator.comparingDouble(Band::factor))
				.stream())
			.map((band) -> "%s in %s".formatted(Numbers.percent(band.factor() - 1), band.figure().label()))
			.collect(Collectors.joining(", "));
		return "The same backend against itself differs by up to %s (A/A band, at %d of %d loads). ".formatted(factors,
				this.report.bands().stream().map(Band::place).distinct().count(), this.report.places().size())
				+ "Nothing smaller is claimed there, and nothing at other loads.";
	}

	/** The first pair that has figures is told at once, the others on request. */
	private Finding finding(Scenario scenario) {
		List<List<String>> pairs = this.report.pairs()
			.stream()
			.map((pair) -> sentences(scenario, pair.sides()))
			.filter((sentences) -> !sentences.isEmpty())
			.toList();
		return pairs.isEmpty()
				? new Finding(scenario.label(), List.of("Nothing to compare: no two backends have cells that count."),
						List.of())
				: new Finding(scenario.label(), pairs.getFirst(),
						pairs.stream().skip(1).flatMap(List::stream).toList());
	}

	private List<String> sentences(Scenario scenario, String sides) {
		List<String> sentences = new ArrayList<>();
		for (Figure figure : List.of(Figure.CPU_PER_REQUEST, Figure.THROUGHPUT)) {
			sentence(scenario, figure, sides, LoadModel.CLOSED).ifPresent(sentences::add);
		}
		sentence(scenario, Figure.P90, sides, LoadModel.OPEN).ifPresent(sentences::add);
		return sentences;
	}

	private Optional<String> sentence(Scenario scenario, Figure figure, String sides, LoadModel model) {
		List<Comparison> comparisons = this.report.comparisons()
			.stream()
			.filter((comparison) -> comparison.place().scenario() == scenario && comparison.place().model() == model)
			.filter((comparison) -> comparison.figure() == figure && comparison.sides().equals(sides))
			.toList();
		return comparisons.isEmpty() ? Optional.empty()
				: Optional.of("%s, %s: ".formatted(capital(figure.label()), sides)
						+ some(comparisons).stream().map(Findings::at).collect(Collectors.joining("; ")) + ".");
	}

	/**
	 * The lowest load, the highest, and the primary level or one between; the matrix has
	 * all.
	 */
	private static List<Comparison> some(List<Comparison> all) {
		if (all.size() <= MOST) {
			return all;
		}
		Comparison between = all.stream()
			.filter((comparison) -> comparison.place().level() == PrimaryTests.USERS)
			.findFirst()
			.orElse(all.get(all.size() / 2));
		return List.of(all.getFirst(), between, all.getLast()).stream().distinct().toList();
	}

	private static String at(Comparison comparison) {
		return "%s at %s (%s to %s%s), %s".formatted(Numbers.of(comparison.ratio().value()), comparison.place().load(),
				Numbers.of(comparison.ratio().least()), Numbers.of(comparison.ratio().greatest()), interval(comparison),
				comparison.words());
	}

	private static String interval(Comparison comparison) {
		return comparison.ratio()
			.interval()
			.filter((interval) -> comparison.ratio().repeats() >= Ratio.ENOUGH)
			.map((interval) -> "; 95 %% %s to %s".formatted(Numbers.of(interval.low()), Numbers.of(interval.high())))
			.orElse("");
	}

	private static String capital(String text) {
		return Character.toUpperCase(text.charAt(0)) + text.substring(1);
	}

	/**
	 * What a scenario shows.
	 *
	 * @param scenario its name
	 * @param sentences one for each figure of the first pair
	 * @param others the same of the other pairs
	 */
	record Finding(String scenario, List<String> sentences, List<String> others) {

		boolean hasOthers() {
			return !this.others.isEmpty();
		}

	}

}
