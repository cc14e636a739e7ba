package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import io.tweebyte.load.CellResult;
import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.stats.Ratio;

/**
 * What a report found, in words. Each sentence names the figures it stands on.
 */
final class Findings {

	/** More loads than this are not told in one sentence. */
	private static final int MOST = 3;

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
			.forEach((run) -> lines
				.add("Run %s (preset %s) is %s.".formatted(run.name(), run.record().preset(), run.course())));
		long tried = this.report.cells().count();
		long bad = this.report.cells().filter((result) -> !result.counts()).count();
		long noted = this.report.cells()
			.filter(CellResult::counts)
			.filter((cell) -> !cell.warnings().isEmpty())
			.count();
		lines.add((tried == 0) ? "There is no cell yet: nothing can be said." : bad == 0
				? "All %d cells count.".formatted(tried)
				: "%d of %d cells do not count; they are shown, marked, and are in no figure.".formatted(bad, tried));
		if (noted > 0) {
			lines.add("%d of %d cells count with a note: read it below before you quote them.".formatted(noted, tried));
		}
		lines.add(band());
		return lines;
	}

	/**
	 * What each scenario shows, the load with the most repeats that both sides can bear.
	 */
	List<Finding> findings() {
		return this.report.scenarios()
			.stream()
			.map((scenario) -> new Finding(scenario.label(), sentences(scenario)))
			.toList();
	}

	private String band() {
		if (this.report.bands().isEmpty()) {
			return "No A/A cell counts: what a backend differs by from itself is not known, so nothing is claimed.";
		}
		return "The same backend against itself differs by up to " + this.report.bands()
			.values()
			.stream()
			.map((band) -> "%s in %s".formatted(Numbers.percent(band.factor() - 1), band.figure().label()))
			.collect(Collectors.joining(", ")) + " (A/A band). Nothing smaller is claimed.";
	}

	private List<String> sentences(Scenario scenario) {
		List<String> sentences = new ArrayList<>();
		for (Comparison pair : this.report.pairs()) {
			for (Figure figure : List.of(Figure.CPU_PER_REQUEST, Figure.THROUGHPUT)) {
				sentence(scenario, figure, pair.sides(), LoadModel.CLOSED).ifPresent(sentences::add);
			}
			sentence(scenario, Figure.P90, pair.sides(), LoadModel.OPEN).ifPresent(sentences::add);
		}
		return sentences.isEmpty() ? List.of("Nothing to compare: no two backends have cells that count.") : sentences;
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
	 * @param sentences one for each figure and pair
	 */
	record Finding(String scenario, List<String> sentences) {
	}

}
