package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeSet;

import io.tweebyte.load.CellResult;
import io.tweebyte.load.Purpose;

/**
 * Finds out by how much a backend differs from itself. An A/A cell is held against its
 * twin, the comparison of the same backend, load and repeat, which came at the same place
 * of a block: then nothing but chance is between them.
 */
final class Bands {

	private final Repeats repeats;

	private final List<Subject> subjects;

	Bands(Repeats repeats, List<Subject> subjects) {
		this.repeats = repeats;
		this.subjects = subjects;
	}

	/** Those of all loads that have A/A cells, by load. */
	List<Band> of(List<Figure> figures) {
		TreeSet<Place> places = new TreeSet<>();
		this.subjects.forEach((subject) -> places.addAll(this.repeats.tried(subject, Purpose.SAME_AGAIN).keySet()));
		List<Band> bands = new ArrayList<>();
		for (Place place : places) {
			for (Figure figure : figures) {
				DoubleSummaryStatistics factors = this.subjects.stream()
					.flatMap((subject) -> factors(subject, place, figure).stream())
					.mapToDouble(Double::doubleValue)
					.summaryStatistics();
				if (factors.getCount() > 0) {
					bands.add(new Band(place, figure, factors.getMax(), (int) factors.getCount()));
				}
			}
		}
		return bands;
	}

	private List<Double> factors(Subject subject, Place place, Figure figure) {
		Map<Place, List<CellResult>> again = this.repeats.tried(subject, Purpose.SAME_AGAIN);
		Map<Place, List<CellResult>> compared = this.repeats.tried(subject, Purpose.COMPARISON);
		List<Double> factors = new ArrayList<>();
		for (CellResult cell : again.getOrDefault(place, List.of())) {
			OptionalDouble one = value(cell, figure);
			OptionalDouble other = compared.getOrDefault(place, List.of())
				.stream()
				.filter((compare) -> cell.cell().twin().filter(compare.cell()::equals).isPresent())
				.flatMapToDouble((twin) -> value(twin, figure).stream())
				.findFirst();
			if (one.isPresent() && other.isPresent()) {
				double ratio = one.getAsDouble() / other.getAsDouble();
				factors.add(Math.max(ratio, 1 / ratio));
			}
		}
		return factors;
	}

	private static OptionalDouble value(CellResult cell, Figure figure) {
		double value = (cell.counts() && cell.figures().isPresent()) ? figure.of(cell) : Double.NaN;
		return (Double.isFinite(value) && value > 0) ? OptionalDouble.of(value) : OptionalDouble.empty();
	}

}
