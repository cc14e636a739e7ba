package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Staircase;

/**
 * The highest rate that a backend serves well: 99 % of responses within a time, no
 * errors.
 *
 * @param rate requests per second, the geometric mean over starts
 * @param ratio to the first backend; empty for itself, and with too few starts
 * @param starts requests per second in each start
 */
public record Knee(Block block, String backend, double rate, Optional<PairedRatio> ratio, List<Double> starts) {

	/** Returns those of all backends for which they are known. */
	static List<Knee> of(RunRecord run) {
		List<Knee> knees = new ArrayList<>();
		for (Block block : run.order().blocks()) {
			List<String> backends = run.order().labels();
			Map<Integer, Double> reference = byStart(run, block, backends.getFirst());
			for (String backend : backends) {
				Map<Integer, Double> own = byStart(run, block, backend);
				if (!own.isEmpty()) {
					List<Double> rates = List.copyOf(own.values());
					knees.add(new Knee(block, backend, Staircase.geometricMean(rates),
							backend.equals(backends.getFirst()) ? Optional.empty() : ratio(own, reference, run),
							rates));
				}
			}
		}
		return knees;
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

	private static Optional<PairedRatio> ratio(Map<Integer, Double> own, Map<Integer, Double> reference,
			RunRecord run) {
		List<double[]> ratios = own.keySet()
			.stream()
			.filter(reference::containsKey)
			.map((start) -> new double[] { own.get(start) / reference.get(start) })
			.toList();
		return (ratios.size() < PairedRatio.CLAIM_STARTS) ? Optional.empty()
				: Optional.of(PairedRatio.of(ratios, run.order().seed()));
	}

}
