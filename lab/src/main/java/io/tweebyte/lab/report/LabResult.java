package io.tweebyte.lab.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.claim.Claim;
import io.tweebyte.lab.claim.Claim.Judged;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;
import org.apache.commons.statistics.descriptive.Median;

/**
 * What a run says. The unit of repetition is a JVM: each round has one of each cell, and
 * ratios are taken within a round.
 *
 * @param itself the first styles against themselves
 * @param claims of published comparisons
 */
public record LabResult(LabOrder order, PairedRatio itself, List<Comparison> comparisons, List<Prediction> predictions,
		List<Judged> claims) {

	/**
	 * Judges what was measured.
	 * @throws IllegalArgumentException when no style was measured twice in a round
	 */
	public static LabResult of(LabOrder order, List<Fork> forks) {
		List<Workload> workloads = forks.stream()
			.map(Fork::workload)
			.distinct()
			.sorted()
			.map(Workloads::named)
			.toList();
		PairedRatio itself = itself(order, workloads, forks);
		Map<String, PairedRatio> ratios = new LinkedHashMap<>();
		for (Workload workload : workloads) {
			others(workload).forEach((style) -> between(order, forks, workload.name(), workload.first(), style)
				.ifPresent((ratio) -> ratios.put(name(workload, style), ratio)));
		}
		Judgement judgement = new Judgement(itself, List.copyOf(ratios.keySet()), ratios);
		List<Comparison> comparisons = workloads.stream()
			.flatMap((workload) -> workload.styles()
				.keySet()
				.stream()
				.map((style) -> comparison(workload, style, forks, ratios, judgement)))
			.filter((comparison) -> Double.isFinite(comparison.cpu()))
			.toList();
		return new LabResult(order, itself, comparisons, Prediction.all(comparisons, order.signals()),
				claims(order, forks, Judgement.isTrusted(itself)));
	}

	/** Nothing is said where a style differs from itself. */
	private static List<Judged> claims(LabOrder order, List<Fork> forks, boolean isTrusted) {
		return Claim.all()
			.stream()
			.map((claim) -> claim.judge((first, second) -> isTrusted
					? between(order, forks, claim.workload(), first, second) : Optional.empty()))
			.toList();
	}

	private static Optional<PairedRatio> between(LabOrder order, List<Fork> forks, String workload, Style first,
			Style second) {
		List<double[]> rounds = IntStream.range(0, order.rounds())
			.mapToObj((round) -> ratio(find(forks, round, workload, second, false),
					find(forks, round, workload, first, false)))
			.filter((ratio) -> !ratio.isEmpty())
			.map((ratio) -> new double[] { ratio.getFirst() })
			.toList();
		return rounds.isEmpty() ? Optional.empty() : Optional.of(PairedRatio.of(rounds, order.seed()));
	}

	private static List<Style> others(Workload workload) {
		return workload.styles().keySet().stream().filter((style) -> style != workload.first()).toList();
	}

	private static String name(Workload workload, Style style) {
		return workload.name() + " " + style.label();
	}

	private static PairedRatio itself(LabOrder order, List<Workload> workloads, List<Fork> forks) {
		List<double[]> rounds = IntStream.range(0, order.rounds())
			.mapToObj((round) -> workloads.stream()
				.flatMap((workload) -> ratio(find(forks, round, workload.name(), workload.first(), true),
						find(forks, round, workload.name(), workload.first(), false))
					.stream())
				.mapToDouble(Double::doubleValue)
				.toArray())
			.filter((ratios) -> ratios.length > 0)
			.toList();
		if (rounds.isEmpty()) {
			throw new IllegalArgumentException("No round is measured yet.");
		}
		return PairedRatio.of(rounds, order.seed());
	}

	/** Returns the ratio of a round, or nothing when a side is missing. */
	private static List<Double> ratio(List<Fork> side, List<Fork> first) {
		return (side.isEmpty() || first.isEmpty()) ? List.of()
				: List.of(side.getFirst().cpu() / first.getFirst().cpu());
	}

	private static List<Fork> find(List<Fork> forks, int round, String workload, Style style, boolean again) {
		return forks.stream()
			.filter((fork) -> fork.round() == round && fork.workload().equals(workload) && fork.style() == style
					&& fork.again() == again)
			.toList();
	}

	private static Comparison comparison(Workload workload, Style style, List<Fork> forks,
			Map<String, PairedRatio> ratios, Judgement judgement) {
		List<Fork> own = forks.stream()
			.filter((fork) -> fork.workload().equals(workload.name()) && fork.style() == style && !fork.again())
			.toList();
		String name = name(workload, style);
		PairedRatio ratio = ratios.get(name);
		return new Comparison(workload.name(), style, median(own, Fork::cpu), median(own, Fork::time),
				median(own, Fork::allocated), ratio, (ratio != null) ? judgement.of(name, ratio) : null);
	}

	private static double median(List<Fork> forks, ToDoubleFunction<Fork> figure) {
		return Median.withDefaults().evaluate(forks.stream().mapToDouble(figure).toArray());
	}

	/** Returns the workloads that were measured, in the order of the catalogue. */
	List<Workload> workloads() {
		return Workloads.all()
			.stream()
			.filter((workload) -> this.comparisons.stream().anyMatch((one) -> one.workload().equals(workload.name())))
			.toList();
	}

	/** Returns the comparisons of a workload, in the order of its styles. */
	List<Comparison> of(Workload workload) {
		return this.comparisons.stream().filter((one) -> one.workload().equals(workload.name())).toList();
	}

}
