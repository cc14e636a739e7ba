package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;

import io.tweebyte.load.CellResult;
import io.tweebyte.load.Contender;
import io.tweebyte.load.Purpose;
import io.tweebyte.load.stats.Bootstrap;
import io.tweebyte.load.stats.Ratio;
import io.tweebyte.load.stats.Summary;

/**
 * Makes the figures of a report out of the cells of one run or two.
 */
final class Analysis {

	/** What subjects are compared by. */
	static final List<Figure> COMPARED = List.of(Figure.CPU_PER_REQUEST, Figure.THROUGHPUT, Figure.P50, Figure.P90,
			Figure.P99, Figure.HEAP);

	private final List<Run> runs;

	private final Repeats repeats;

	private final Bootstrap bootstrap;

	private final RunChanges changes;

	private Analysis(List<Run> runs) {
		this.runs = runs;
		this.repeats = new Repeats(runs);
		this.bootstrap = new Bootstrap(runs.getFirst().record().seed());
		this.changes = RunChanges.of(runs);
	}

	/**
	 * Computes all of them.
	 * @param runs one, or two to be compared
	 */
	static Report of(List<Run> runs) {
		return new Analysis(runs).report();
	}

	private Report report() {
		List<Subject> subjects = subjects();
		List<Level> levels = new ArrayList<>();
		subjects.forEach((subject) -> levels.addAll(Knee.marked(levels(subject))));
		levels.sort((one, other) -> one.place().compareTo(other.place()));
		List<Band> bands = new Bands(this.repeats, subjects).of(COMPARED);
		List<PrimaryTest> tests = tests(subjects);
		List<Comparison> comparisons = new ArrayList<>();
		for (Place place : new TreeSet<>(levels.stream().map(Level::place).toList())) {
			for (Subject[] pair : pairs(subjects)) {
				COMPARED.forEach((figure) -> comparison(place, figure, pair, bands, tests).ifPresent(comparisons::add));
			}
		}
		return new Report(this.runs, this.changes, subjects, List.copyOf(levels), List.copyOf(comparisons), bands,
				tests);
	}

	/** Two runs are no experiment that anything could have been named for beforehand. */
	private List<PrimaryTest> tests(List<Subject> subjects) {
		return (this.runs.size() > 1) ? List.of()
				: pair(subjects, 0, Contender.ASYNC, 0, Contender.REACTIVE)
					.map((pair) -> new PrimaryTests(this.repeats).of(pair[0], pair[1]))
					.orElse(List.of());
	}

	private List<Subject> subjects() {
		List<Subject> subjects = new ArrayList<>();
		for (int run = 0; run < this.runs.size(); run++) {
			for (Contender contender : new TreeSet<>(
					this.runs.get(run).record().cells().stream().map((result) -> result.cell().contender()).toList())) {
				String suffix = (this.runs.size() == 1) ? "" : " " + (char) ('A' + run);
				subjects.add(new Subject(run, contender, contender.label() + suffix));
			}
		}
		return subjects;
	}

	/** Every two backends, the primary pair first; or the later run by the earlier. */
	private List<Subject[]> pairs(List<Subject> subjects) {
		List<Subject[]> pairs = new ArrayList<>();
		if (this.runs.size() == 1) {
			pair(subjects, 0, Contender.ASYNC, 0, Contender.REACTIVE).ifPresent(pairs::add);
			pair(subjects, 0, Contender.ASYNC, 0, Contender.ASYNC_VIRTUAL).ifPresent(pairs::add);
			pair(subjects, 0, Contender.ASYNC_VIRTUAL, 0, Contender.REACTIVE).ifPresent(pairs::add);
			return pairs;
		}
		for (Contender contender : Contender.values()) {
			pair(subjects, 1, contender, 0, contender).ifPresent(pairs::add);
		}
		return pairs;
	}

	private static Optional<Subject[]> pair(List<Subject> subjects, int above, Contender numerator, int below,
			Contender denominator) {
		return find(subjects, above, numerator)
			.flatMap((first) -> find(subjects, below, denominator).map((second) -> new Subject[] { first, second }));
	}

	private static Optional<Subject> find(List<Subject> subjects, int run, Contender contender) {
		return subjects.stream()
			.filter((subject) -> subject.run() == run && subject.contender() == contender)
			.findFirst();
	}

	private List<Level> levels(Subject subject) {
		List<Level> levels = new ArrayList<>();
		this.repeats.tried(subject, Purpose.COMPARISON).forEach((place, tried) -> {
			List<CellResult> counted = Repeats.counted(tried);
			Map<Figure, Summary> figures = new EnumMap<>(Figure.class);
			for (Figure figure : Figure.values()) {
				summary(Repeats.values(tried, figure)).ifPresent((summary) -> figures.put(figure, summary));
			}
			levels.add(new Level(place, subject, tried.size(), counted.size(), figures, cpu(counted), Errors.of(tried),
					false));
		});
		return levels;
	}

	private Map<String, Summary> cpu(List<CellResult> counted) {
		Map<String, Summary> cpu = new LinkedHashMap<>();
		counted.stream().flatMap((result) -> result.usage().keySet().stream()).distinct().forEach((process) -> {
			double[] values = counted.stream()
				.map((result) -> result.usage().get(process))
				.filter(Objects::nonNull)
				.mapToDouble(CellResult.Usage::cpuPerRequest)
				.filter(Double::isFinite)
				.toArray();
			summary(values).ifPresent((summary) -> cpu.put(process, summary));
		});
		return cpu;
	}

	private Optional<Summary> summary(double[] values) {
		return (values.length == 0) ? Optional.empty() : Optional.of(Summary.of(values, this.bootstrap));
	}

	private Optional<Comparison> comparison(Place place, Figure figure, Subject[] pair, List<Band> bands,
			List<PrimaryTest> tests) {
		List<CellResult> above = this.repeats.tried(pair[0], Purpose.COMPARISON).getOrDefault(place, List.of());
		List<CellResult> below = this.repeats.tried(pair[1], Purpose.COMPARISON).getOrDefault(place, List.of());
		double[] numerators = positive(above, figure);
		double[] denominators = positive(below, figure);
		if (numerators.length == 0 || denominators.length == 0) {
			return Optional.empty();
		}
		Ratio ratio = Ratio.of(numerators, denominators, this.bootstrap);
		List<CellResult> ahead = Comparison.ahead(figure, pair[0], pair[1], ratio).equals(pair[0]) ? above : below;
		int counted = Repeats.counted(ahead).size();
		Judge.Evidence evidence = new Judge.Evidence(
				bands.stream().filter((band) -> band.isOf(place, figure)).findFirst(), counted == ahead.size(),
				ranked(above) && ranked(below), steady(above) && steady(below), this.runs.size() == 1,
				this.changes.comparable(),
				tests.stream()
					.filter((test) -> test.isOf(place, figure, pair))
					.map(PrimaryTest::corrected)
					.findFirst());
		return Optional.of(new Comparison(place, figure, pair[0], pair[1], ratio, counted, ahead.size(),
				Judge.verdict(place, figure, ratio, evidence)));
	}

	private static boolean ranked(List<CellResult> cells) {
		return Repeats.counted(cells).stream().allMatch(CellResult::ranks);
	}

	private static boolean steady(List<CellResult> cells) {
		return Repeats.counted(cells).stream().allMatch(CellResult::isSteady);
	}

	private static double[] positive(List<CellResult> cells, Figure figure) {
		return Arrays.stream(Repeats.values(cells, figure)).filter((value) -> value > 0).toArray();
	}

}
