package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.report.Table.Field;
import io.tweebyte.load.stats.Interval;
import io.tweebyte.load.stats.Summary;

/**
 * The tables of a scenario.
 */
final class Tables {

	private static final List<Figure> SHOWN = List.of(Figure.CPU_PER_REQUEST, Figure.THROUGHPUT, Figure.MEAN,
			Figure.P50, Figure.P90, Figure.P99, Figure.P999, Figure.MAX, Figure.CPU_SHARE, Figure.NOT_ASKED,
			Figure.BYTES, Figure.ALLOCATED, Figure.HEAP, Figure.HEAP_PEAK, Figure.HEAP_LIVE);

	private final Report report;

	Tables(Report report) {
		this.report = report;
	}

	/** The figures: median, and least to greatest below it. */
	Table figures(Scenario scenario, LoadModel model) {
		List<String> head = new ArrayList<>(List.of("load and backend", "cells", "errors, " + Errors.UNIT));
		SHOWN.forEach((figure) -> head.add(figure.label() + ", " + figure.unit()));
		Table table = Table.of("%s, %s model: median of the repeats, least to greatest below"
			.formatted(scenario.label(), model.label()), head);
		for (Level level : levels(scenario, model)) {
			List<Field> fields = new ArrayList<>(
					List.of(Field.text(level.counted() + " of " + level.tried()), errors(level)));
			SHOWN.forEach((figure) -> fields.add(field(level, figure)));
			table.row(kind(level), name(level), fields);
		}
		return table;
	}

	/** What each process used for a request. */
	Table cpu(Scenario scenario, LoadModel model) {
		List<Level> levels = levels(scenario, model);
		List<String> processes = levels.stream().flatMap((level) -> level.cpu().keySet().stream()).distinct().toList();
		List<String> head = new ArrayList<>(List.of("load and backend"));
		head.addAll(processes);
		Table table = Table.of("%s, %s model: CPU a request of each process, ms; median, least to greatest below"
			.formatted(scenario.label(), model.label()), head);
		for (Level level : levels) {
			if (!level.cpu().isEmpty()) {
				table.row(kind(level), name(level),
						processes.stream()
							.map((process) -> Optional.ofNullable(level.cpu().get(process))
								.map((summary) -> field(summary, ""))
								.orElse(Field.none()))
							.toList());
			}
		}
		return table;
	}

	/** Ratios with both intervals. */
	Table statistics() {
		Table table = Table.of("Ratio of medians with the range of the repeats and the bootstrap's 95 % interval", List
			.of("load", "pair", "figure", "repeats", "ratio", "least", "greatest", "95 % from", "to", "verdict"));
		for (Comparison comparison : this.report.comparisons()) {
			table.row("", Field.text(comparison.place().scenario().label()).with(comparison.place().load()),
					Arrays.asList(Field.text(comparison.sides()), Field.text(comparison.figure().label()),
							Field.text(String.valueOf(comparison.ratio().repeats())),
							Field.number(comparison.ratio().value()), Field.number(comparison.ratio().least()),
							Field.number(comparison.ratio().greatest()),
							end(comparison.ratio().interval().map(Interval::low)),
							end(comparison.ratio().interval().map(Interval::high)), Field.text(comparison.words())));
		}
		return table;
	}

	/** The tests on primary levels. */
	Table tests() {
		Table table = Table.of(
				"Mann-Whitney U on CPU a request, two-sided, Holm's correction over the four that were named beforehand",
				List.of("scenario", "pair", "repeats", "U", "p", "p corrected", "distribution"));
		for (PrimaryTest test : this.report.tests()) {
			table.row("", Field.text(test.place().scenario().label()).with(test.place().load()),
					List.of(Field.text(test.first().label() + " / " + test.second().label()),
							Field.text(String.valueOf(test.repeats())), Field.number(test.test().u()),
							Field.text(String.format(Locale.ROOT, "%.4f", test.test().p())),
							Field.text(String.format(Locale.ROOT, "%.4f", test.corrected())),
							Field.text(test.test().exact() ? "exact" : "normal approximation (ties)")));
		}
		return table;
	}

	private List<Level> levels(Scenario scenario, LoadModel model) {
		return this.report.levels()
			.stream()
			.filter((level) -> level.place().scenario() == scenario && level.place().model() == model)
			.toList();
	}

	private static Field name(Level level) {
		return Field.text(level.place().load() + " · " + level.subject().label())
			.with(level.queueing() ? "queueing: beyond the knee" : "");
	}

	private static String kind(Level level) {
		return (level.counted() == 0) ? "bad" : level.queueing() ? "queueing" : "";
	}

	private static Field errors(Level level) {
		Errors errors = level.errors();
		return (errors.requests() == 0) ? Field.none()
				: new Field(Numbers.of(errors.percent()), errors.words(), "number", Keys.errors(level));
	}

	private static Field field(Level level, Figure figure) {
		return Optional.ofNullable(level.figures().get(figure))
			.map((summary) -> field(summary, Keys.of(level, figure)))
			.orElse(Field.none());
	}

	private static Field field(Summary summary, String key) {
		String range = (summary.repeats() == 1) ? ""
				: Numbers.of(summary.least()) + " to " + Numbers.of(summary.greatest());
		return new Field(Numbers.of(summary.median()), range, "number", key);
	}

	private static Field end(Optional<Double> end) {
		return end.map(Field::number).orElse(Field.none());
	}

}
