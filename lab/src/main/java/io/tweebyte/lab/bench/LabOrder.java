package io.tweebyte.lab.bench;

import java.util.List;
import java.util.Map;

import io.tweebyte.measuring.stats.DrawnOrder;

/**
 * What a run measures, and under which conditions.
 *
 * @param seed of the order of cells in each round
 * @param corpus the folder of books; {@code null} for those that are made
 * @param signals per unit, by workload, where costs are predicted from them
 * @param handOffs to another thread per unit, likewise
 * @param conditions such as machine, JDK and commit, in words
 * @param leftOut what was chosen and is not measured, each with the reason
 */
public record LabOrder(LabPreset preset, List<Cell> cells, int rounds, long seed, String corpus,
		Map<String, Double> signals, Map<String, Double> handOffs, List<String> conditions, List<String> leftOut) {

	/** Records of earlier versions have neither hand-offs nor what is left out. */
	public LabOrder {
		handOffs = (handOffs != null) ? handOffs : Map.of();
		leftOut = (leftOut != null) ? leftOut : List.of();
	}

	/** An order of which nothing is left out. */
	public LabOrder(LabPreset preset, List<Cell> cells, int rounds, long seed, String corpus,
			Map<String, Double> signals, Map<String, Double> handOffs, List<String> conditions) {
		this(preset, cells, rounds, seed, corpus, signals, handOffs, conditions, List.of());
	}

	/** Returns the same, of which something else is left out. */
	public LabOrder leavingOut(List<String> others) {
		return new LabOrder(this.preset, this.cells, this.rounds, this.seed, this.corpus, this.signals, this.handOffs,
				this.conditions, others);
	}

	/** Returns the recorded conditions that differ from those of now. */
	public List<String> conditionsNotIn(List<String> now) {
		return this.conditions.stream().filter((condition) -> !now.contains(condition)).toList();
	}

	/** Returns the cells of a workload. */
	public List<Cell> cells(String workload) {
		return this.cells.stream().filter((cell) -> cell.workload().equals(workload)).toList();
	}

	/** Returns the cells of a round, in an order that is drawn. */
	public List<Cell> round(int round) {
		return DrawnOrder.of(this.cells, this.seed + round);
	}

}
