package io.tweebyte.measuring.stats;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The level at which an up-down staircase ends: one step up after a try that went well,
 * one down after another (Dixon, Mood 1948).
 */
public final class Staircase {

	/** Tries near the level that a staircase needs. */
	private static final int LEAST = 3;

	private Staircase() {
	}

	/**
	 * Returns the geometric mean of each staircase that has enough tries near the level:
	 * those from its first turn on, or all where it begins at the last try of one that
	 * had turned.
	 * @param starts what was tried, in order, by the number of the staircase
	 */
	public static Map<Integer, Double> means(SortedMap<Integer, List<Double>> starts) {
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

	/** Returns the geometric mean of positive values. */
	public static double geometricMean(List<Double> rates) {
		return Math.exp(rates.stream().mapToDouble(Math::log).average().orElseThrow());
	}

}
