package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.load.Scenario;
import io.tweebyte.load.report.Table.Field;

/**
 * The matrix of scenario and level: one table for each pair.
 */
final class Matrix {

	static final List<Figure> SHOWN = List.of(Figure.CPU_PER_REQUEST, Figure.THROUGHPUT, Figure.P90);

	private static final double SOME = 1.25;

	private static final double MUCH = 2;

	private final Report report;

	Matrix(Report report) {
		this.report = report;
	}

	List<Table> tables() {
		return this.report.pairs().stream().map(this::table).toList();
	}

	private Table table(Comparison pair) {
		List<Place> loads = this.report.places()
			.stream()
			.map((place) -> new Place(this.report.scenarios().getFirst(), place.model(), place.level()))
			.distinct()
			.sorted()
			.toList();
		List<String> head = new ArrayList<>(List.of("scenario and figure"));
		loads.forEach((load) -> head.add(load.load()));
		Table table = Table.of("Ratio of medians, " + pair.sides(), head);
		for (Scenario scenario : this.report.scenarios()) {
			for (Figure figure : SHOWN) {
				List<Field> fields = loads.stream()
					.map((load) -> field(new Place(scenario, load.model(), load.level()), figure, pair))
					.toList();
				if (fields.stream().anyMatch((field) -> !field.figure().isEmpty())) {
					table.row((figure == SHOWN.getFirst()) ? "first" : "",
							Field.text(scenario.label()).with(figure.label()), fields);
				}
			}
			table.row("", Field.text(scenario.label()).with("errors, %"),
					loads.stream()
						.map((load) -> errors(new Place(scenario, load.model(), load.level()), pair))
						.toList());
		}
		return table;
	}

	private Field errors(Place place, Comparison pair) {
		String errors = Stream.of(pair.numerator(), pair.denominator())
			.map((subject) -> this.report.level(place, subject))
			.map((level) -> level.map((found) -> Numbers.of(found.errors().percent())).orElse("–"))
			.collect(Collectors.joining(" / "));
		return errors.equals("– / –") ? Field.none() : Field.text(errors);
	}

	private Field field(Place place, Figure figure, Comparison pair) {
		return this.report.comparison(place, figure, pair.sides())
			.map((comparison) -> new Field(Numbers.of(comparison.ratio().value()), note(comparison),
					"ratio " + color(comparison), Keys.of(comparison)))
			.orElse(Field.none());
	}

	private String note(Comparison comparison) {
		boolean queueing = List.of(comparison.numerator(), comparison.denominator())
			.stream()
			.flatMap((subject) -> this.report.level(comparison.place(), subject).stream())
			.anyMatch(Level::queueing);
		boolean waits = queueing && comparison.figure().isLatency();
		return comparison.words() + (waits ? " (queueing)" : "");
	}

	/** The side that leads and how far, as a class; none for what may not be claimed. */
	private static String color(Comparison comparison) {
		if (comparison.verdict() != Verdict.LEADS && comparison.verdict() != Verdict.INDICATED) {
			return "open";
		}
		double lead = comparison.ratio().lead();
		String size = (lead >= MUCH) ? "much" : (lead >= SOME) ? "some" : "little";
		String side = comparison.ahead().equals(comparison.numerator()) ? "above" : "below";
		return side + " " + size + ((comparison.verdict() == Verdict.INDICATED) ? " indicated" : "");
	}

}
