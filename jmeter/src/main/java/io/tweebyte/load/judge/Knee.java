package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Staircase;

/**
 * The highest rate that a backend serves well: 99 % of responses within a time, no
 * errors.
 *
 * @param rate requests per second, the geometric mean over starts
 * @param starts requests per second in each start
 * @param ratios to the backends that were named before it, as far as there is a start
 * with both
 * @param load what the backend holds there
 */
public record Knee(Block block, String backend, double rate, List<Double> starts, List<Ratio> ratios, KneeLoad load) {

	/** Returns those of all backends for which they are known, without their loads. */
	public static List<Knee> of(RunRecord run) {
		return of(run, List.of(), List.of());
	}

	static List<Knee> of(RunRecord run, List<SliceRecord> slices, List<WorkRecord> work) {
		List<Knee> knees = new ArrayList<>();
		for (Block block : run.order().blocks()) {
			Map<String, Map<Integer, Double>> before = new TreeMap<>();
			for (String backend : run.order().labels()) {
				Map<Integer, Double> own = byStart(run, block, backend);
				if (!own.isEmpty()) {
					List<Double> rates = List.copyOf(own.values());
					List<Ratio> ratios = run.order()
						.labels()
						.stream()
						.filter(before::containsKey)
						.flatMap((reference) -> Ratio.of(block, backend, reference, own, before.get(reference), run)
							.stream())
						.toList();
					knees.add(new Knee(block, backend, Staircase.geometricMean(rates), rates, ratios,
							KneeLoad.of(run, block, backend, own, slices, work)));
					before.put(backend, own);
				}
			}
		}
		return knees;
	}

	/**
	 * Returns the lowest knee of some backends in a scenario, whatever the number of
	 * users; empty unless all of them have one.
	 */
	public static OptionalDouble lowest(RunRecord run, Scenario scenario, List<String> backends) {
		List<Knee> knees = of(run).stream().filter((knee) -> knee.block().scenario() == scenario).toList();
		return knees.stream().map(Knee::backend).toList().containsAll(backends)
				? knees.stream().mapToDouble(Knee::rate).min() : OptionalDouble.empty();
	}

	private static Map<Integer, Double> byStart(RunRecord run, Block block, String backend) {
		SortedMap<Integer, List<Double>> rates = new TreeMap<>();
		run.starts()
			.forEach((start) -> start.knees()
				.stream()
				.filter((knee) -> knee.block().equals(block.name()) && knee.backend().equals(backend))
				.forEach((knee) -> rates.put(start.start(), knee.rates())));
		return Staircase.means(rates);
	}

	/**
	 * The knees of two backends, compared within starts.
	 *
	 * @param ratio with an interval from two starts on
	 */
	public record Ratio(Block block, String backend, String reference, PairedRatio ratio) {

		private static List<Ratio> of(Block block, String backend, String reference, Map<Integer, Double> own,
				Map<Integer, Double> other, RunRecord run) {
			List<Double> ratios = own.keySet()
				.stream()
				.filter(other::containsKey)
				.map((start) -> own.get(start) / other.get(start))
				.toList();
			return ratios.isEmpty() ? List.of()
					: List.of(new Ratio(block, backend, reference, PairedRatio.ofStarts(ratios, run.order().seed())));
		}

		/** Returns whether starts allow to say which knee is higher. */
		public boolean isOpen() {
			return this.ratio.shownInterval().filter((interval) -> interval.contains(1)).isPresent();
		}

		/** Returns what may be said: knees are no primary figure, so none is a claim. */
		public String verdict() {
			return this.ratio.shownInterval().isEmpty() ? "indicated, one start" : isOpen() ? "open" : "indicated";
		}

	}

}
