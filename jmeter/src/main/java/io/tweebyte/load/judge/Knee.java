package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.measuring.stats.PairedRatio;

/**
 * The highest rate that a backend serves well: 99 % of responses within a time, no
 * errors.
 *
 * @param rate requests per second, the geometric mean over starts
 * @param ratio to the first backend; empty for itself, and with too few starts
 * @param starts requests per second in each start
 */
public record Knee(Block block, String backend, double rate, Optional<PairedRatio> ratio, List<Double> starts) {

	/** Rates near the knee that a start needs. */
	private static final int LEAST = 3;

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
					knees.add(new Knee(block, backend, geometricMean(rates),
							backend.equals(backends.getFirst()) ? Optional.empty() : ratio(own, reference, run),
							rates));
				}
			}
		}
		return knees;
	}

	private static Map<Integer, Double> byStart(RunRecord run, Block block, String backend) {
		Map<Integer, List<Double>> rates = new TreeMap<>();
		run.starts()
			.forEach((start) -> start.knees()
				.stream()
				.filter((knee) -> knee.block().equals(block.name()) && knee.backend().equals(backend))
				.forEach((knee) -> rates.put(start.start(), knee.rates())));
		return means(rates);
	}

	/**
	 * Returns the mean of the rates of each start that has enough of them: those from the
	 * first turn on, or all where it went on at the last rate of a start that had turned.
	 */
	static Map<Integer, Double> means(Map<Integer, List<Double>> starts) {
		Map<Integer, Double> means = new TreeMap<>();
		double last = Double.NaN;
		for (Map.Entry<Integer, List<Double>> start : starts.entrySet()) {
			List<Double> rates = start.getValue();
			int from = (!rates.isEmpty() && rates.getFirst() == last) ? 0 : turn(rates);
			if (rates.size() - from >= LEAST) {
				means.put(start.getKey(), geometricMean(rates.subList(from, rates.size())));
			}
			last = (from < rates.size() - 1) ? rates.getLast() : Double.NaN;
		}
		return means;
	}

	private static int turn(List<Double> rates) {
		int turn = 1;
		while (turn < rates.size() - 1
				&& rates.get(turn) > rates.get(turn - 1) == rates.get(turn + 1) > rates.get(turn)) {
			turn++;
		}
		return turn;
	}

	private static double geometricMean(List<Double> rates) {
		return Math.exp(rates.stream().mapToDouble(Math::log).average().orElseThrow());
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
