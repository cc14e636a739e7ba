package io.tweebyte.lab.judge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.table.Format;

/**
 * Ratios of CPU or of time. The unit of repetition is a JVM: each round has one of each
 * cell, and ratios are taken within a round.
 */
public final class Ratios {

	/**
	 * A family of tests needs so many draws each, since no p-value is below 2 divided by
	 * their number, and Holm multiplies it by the size of the family: the product is a
	 * fifth of the level at which a difference is claimed.
	 */
	private static final int DRAWS_PER_TEST = 200;

	private final LabOrder order;

	private final Figure figure;

	private final int draws;

	private final Map<Cell, Map<Integer, Double>> figures;

	/** Takes what was measured, in any order. */
	public Ratios(LabOrder order, List<Fork> forks, Figure figure) {
		this(order, figure, PairedRatio.DRAWS, new HashMap<>());
		forks.forEach((fork) -> this.figures.computeIfAbsent(fork.cell(), (cell) -> new TreeMap<>())
			.put(fork.round(), figure.of(fork)));
	}

	private Ratios(LabOrder order, Figure figure, int draws, Map<Cell, Map<Integer, Double>> figures) {
		this.order = order;
		this.figure = figure;
		this.draws = draws;
		this.figures = figures;
	}

	/** Returns the same, with draws enough to correct so many tests together. */
	Ratios ofFamily(int tests) {
		return new Ratios(this.order, this.figure, Math.max(this.draws, DRAWS_PER_TEST * tests - 1), this.figures);
	}

	/** Returns a ratio in words, with its interval if there is one. */
	public static String words(PairedRatio ratio) {
		return Format.RATIO.text(ratio.value())
				+ ratio.shownInterval().map((interval) -> " (" + Format.INTERVAL.text(interval) + ")").orElse("");
	}

	LabOrder order() {
		return this.order;
	}

	Figure figure() {
		return this.figure;
	}

	/** Returns the ratio of a pair; empty when no round has both styles. */
	public Optional<PairedRatio> of(StylePair pair) {
		return between(pair.denominator(), pair.numerator(), 1);
	}

	/**
	 * Returns the ratio of a pair divided by its bound, so that 1 is the bound; empty
	 * when no round has both styles.
	 */
	Optional<PairedRatio> of(Bound bound) {
		return between(bound.pair().denominator(), bound.pair().numerator(), bound.least());
	}

	/**
	 * Returns the A/A of a workload: its first style to itself. Empty when no round has
	 * it twice.
	 */
	public Optional<PairedRatio> ofItself(String workload) {
		Style first = Workloads.named(workload).first();
		return between(new Cell(workload, first, false), new Cell(workload, first, true), 1);
	}

	private Optional<PairedRatio> between(Cell denominator, Cell numerator, double unit) {
		Map<Integer, Double> below = this.figures.getOrDefault(denominator, Map.of());
		Map<Integer, Double> above = this.figures.getOrDefault(numerator, Map.of());
		List<double[]> rounds = below.keySet()
			.stream()
			.filter(above::containsKey)
			.map((round) -> new double[] { above.get(round) / below.get(round) / unit })
			.toList();
		return rounds.isEmpty() ? Optional.empty() : Optional.of(PairedRatio.of(rounds, this.order.seed(), this.draws));
	}

}
