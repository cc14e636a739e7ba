package io.tweebyte.measuring.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Holm's step-down correction for several tests at once (Holm 1979, A simple sequentially
 * rejective multiple test procedure).
 */
public final class Holm {

	private Holm() {
	}

	/**
	 * Corrects p-values.
	 * @return the corrected values in the order given, none above 1
	 */
	public static double[] adjust(double... p) {
		int[] ascending = IntStream.range(0, p.length)
			.boxed()
			.sorted(Comparator.comparingDouble((place) -> p[place]))
			.mapToInt(Integer::intValue)
			.toArray();
		double[] adjusted = new double[p.length];
		double before = 0;
		for (int rank = 0; rank < p.length; rank++) {
			before = Math.max(before, Math.min(1, (p.length - rank) * p[ascending[rank]]));
			adjusted[ascending[rank]] = before;
		}
		return adjusted;
	}

}
