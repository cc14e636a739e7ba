package io.tweebyte.measuring.stats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** The order in which a round measures, drawn from a seed. */
public final class DrawnOrder {

	private DrawnOrder() {
	}

	/**
	 * Returns things in an order that depends on the seed alone.
	 * @param seed may be that of another round plus one. {@link java.util.Random} begins
	 * with nearly the same bits for such seeds: with four things, one of them was last in
	 * most rounds.
	 */
	public static <T> List<T> of(List<T> things, long seed) {
		List<T> order = new ArrayList<>(things);
		Collections.shuffle(order, new SplittableRandom(seed));
		return order;
	}

}
