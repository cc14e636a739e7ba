package io.tweebyte.load.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.load.CellResult;
import io.tweebyte.load.Scenario;

/**
 * All figures of a report: the page, the CSV and the JSON file show nothing else.
 *
 * @param runs the run, or the two that are compared
 * @param changes what the later of two differs in
 * @param subjects what is compared
 * @param levels what each subject reached at each load, by load
 * @param comparisons of subjects, by load
 * @param bands of loads and figures, as far as A/A cells tell
 * @param tests on the primary levels, as far as there are repeats enough
 */
public record Report(List<Run> runs, RunChanges changes, List<Subject> subjects, List<Level> levels,
		List<Comparison> comparisons, List<Band> bands, List<PrimaryTest> tests) {

	/** Whether two runs are compared. */
	boolean comparesRuns() {
		return this.runs.size() > 1;
	}

	/** The loads, each once. */
	List<Place> places() {
		return this.levels.stream().map(Level::place).distinct().toList();
	}

	/** The scenarios, each once. */
	List<Scenario> scenarios() {
		return this.levels.stream().map((level) -> level.place().scenario()).distinct().toList();
	}

	Optional<Level> level(Place place, Subject subject) {
		return this.levels.stream()
			.filter((level) -> level.place().equals(place) && level.subject().equals(subject))
			.findFirst();
	}

	/** The pairs that are compared, each once, as their comparisons show them. */
	List<Comparison> pairs() {
		return this.comparisons.stream().map(Comparison::sides).distinct().map(this::anyOf).toList();
	}

	Optional<Comparison> comparison(Place place, Figure figure, String sides) {
		return this.comparisons.stream()
			.filter((comparison) -> comparison.place().equals(place) && comparison.figure() == figure
					&& comparison.sides().equals(sides))
			.findFirst();
	}

	/** All cells that were tried, of all runs. */
	Stream<CellResult> cells() {
		return this.runs.stream().flatMap((run) -> run.record().cells().stream());
	}

	private Comparison anyOf(String sides) {
		return this.comparisons.stream().filter((comparison) -> comparison.sides().equals(sides)).findFirst().get();
	}

}
