package io.tweebyte.load.report;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.tweebyte.load.CellResult;
import io.tweebyte.load.Purpose;

/**
 * The cells of the runs by subject and load. Only those that count are ever given out.
 */
final class Repeats {

	private final List<Run> runs;

	Repeats(List<Run> runs) {
		this.runs = runs;
	}

	/**
	 * The cells of a subject that were tried for a purpose, by load, whether they count
	 * or not.
	 */
	Map<Place, List<CellResult>> tried(Subject subject, Purpose purpose) {
		return this.runs.get(subject.run())
			.record()
			.cells()
			.stream()
			.filter((result) -> result.cell().contender() == subject.contender())
			.filter((result) -> result.cell().purpose() == purpose)
			.collect(Collectors.groupingBy((result) -> Place.of(result.cell()), TreeMap::new, Collectors.toList()));
	}

	/**
	 * The values of a figure in the cells that count.
	 */
	static double[] values(List<CellResult> results, Figure figure) {
		return counted(results).stream().mapToDouble(figure::of).filter(Double::isFinite).toArray();
	}

	static List<CellResult> counted(List<CellResult> results) {
		return results.stream().filter(CellResult::counts).filter((result) -> result.figures().isPresent()).toList();
	}

}
