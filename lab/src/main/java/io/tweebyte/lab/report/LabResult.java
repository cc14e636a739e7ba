package io.tweebyte.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.claim.ClaimJudge;
import io.tweebyte.lab.claim.Judged;
import io.tweebyte.lab.judge.Figure;
import io.tweebyte.lab.judge.Ratios;
import io.tweebyte.lab.judge.RunJudgement;
import io.tweebyte.lab.judge.StylePair;
import io.tweebyte.lab.study.Studies;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.PairedRatio;
import org.apache.commons.statistics.descriptive.Median;

/**
 * The findings of a run: comparisons with the first style of each workload, predictions,
 * and published claims.
 *
 * @param itself the A/A of each workload: its first style against itself
 * @param claims of published comparisons
 */
public record LabResult(LabOrder order, Map<String, PairedRatio> itself, List<Comparison> comparisons,
		List<Prediction> predictions, List<Judged> claims) {

	/**
	 * Judges what was measured.
	 * @throws IllegalArgumentException when no style was measured twice in a round
	 */
	public static LabResult of(LabOrder order, List<Fork> forks) {
		Ratios ratios = new Ratios(order, forks, Figure.CPU);
		List<Workload> workloads = workloads(order);
		Map<String, PairedRatio> itself = new LinkedHashMap<>();
		workloads.forEach((workload) -> ratios.ofItself(workload.name())
			.ifPresent((ratio) -> itself.put(workload.name(), ratio)));
		if (itself.isEmpty()) {
			throw new IllegalArgumentException("No round is measured yet.");
		}
		List<Comparison> comparisons = comparisons(workloads, itself.keySet(), forks, ratios);
		return new LabResult(order, itself, comparisons, Prediction.all(comparisons, order),
				new ClaimJudge(order, forks, Studies.counted()).all());
	}

	private static List<Workload> workloads(LabOrder order) {
		List<String> names = order.cells().stream().map(Cell::workload).toList();
		return Workloads.all().stream().filter((workload) -> names.contains(workload.name())).toList();
	}

	/**
	 * Compares the styles of workloads.
	 * @param named all workloads, since what is not measured counts in the correction,
	 * too
	 * @param judged those whose first style was measured twice in a round
	 */
	private static List<Comparison> comparisons(List<Workload> named, Set<String> judged, List<Fork> forks,
			Ratios ratios) {
		RunJudgement judgement = new RunJudgement(ratios,
				named.stream().flatMap((workload) -> pairs(workload).stream()).toList());
		List<Comparison> comparisons = new ArrayList<>();
		for (Workload workload : named.stream().filter((one) -> judged.contains(one.name())).toList()) {
			for (Style style : workload.styles().keySet()) {
				List<Fork> own = forks.stream()
					.filter((fork) -> fork.cell().equals(new Cell(workload.name(), style, false)))
					.toList();
				if (!own.isEmpty()) {
					comparisons
						.add(comparison(new StylePair(workload.name(), workload.first(), style), own, judgement));
				}
			}
		}
		return comparisons;
	}

	private static List<StylePair> pairs(Workload workload) {
		return workload.styles()
			.keySet()
			.stream()
			.filter((style) -> style != workload.first())
			.map((style) -> new StylePair(workload.name(), workload.first(), style))
			.toList();
	}

	private static Comparison comparison(StylePair pair, List<Fork> forks, RunJudgement judgement) {
		Optional<PairedRatio> ratio = judgement.ratio(pair);
		return new Comparison(pair.workload(), pair.second(), median(forks, Fork::cpu), median(forks, Fork::time),
				median(forks, Fork::allocated), ratio.orElse(null),
				ratio.map((measured) -> judgement.verdict(pair)).orElse(null), forks.getFirst().outcome());
	}

	private static double median(List<Fork> forks, ToDoubleFunction<Fork> figure) {
		return Median.withDefaults().evaluate(forks.stream().mapToDouble(figure).toArray());
	}

	/** Returns the workloads that were measured, in the order of the catalogue. */
	List<Workload> workloads() {
		return workloads(this.order).stream().filter((workload) -> !of(workload).isEmpty()).toList();
	}

	/** Returns the comparisons of a workload, in the order of its styles. */
	List<Comparison> of(Workload workload) {
		return this.comparisons.stream().filter((one) -> one.workload().equals(workload.name())).toList();
	}

}
