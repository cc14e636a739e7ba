package io.tweebyte.load.run;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

import io.tweebyte.measuring.stats.Judgement;

/**
 * Gives rounds to the scenarios that need them: to all alike until each has enough for an
 * interval, then to the one that is the furthest from its precision. Only widths of
 * intervals decide, never the ratios themselves.
 */
final class Needed {

	/** Of one start, before its intervals say how wide they are. */
	private static final int LEAST_ROUNDS = 4;

	private Needed() {
	}

	/**
	 * Returns those that get the next round.
	 * @param open those that are not done and have time for a round
	 * @param starts of the whole run
	 * @param rounds that each has had in this start
	 * @param need how many times wider than wanted its intervals are
	 */
	static <B> List<B> of(List<B> open, int starts, ToIntFunction<B> rounds, ToDoubleFunction<B> need) {
		int least = Math.max(LEAST_ROUNDS, Math.ceilDiv(Judgement.MIN_ROUNDS, starts));
		List<B> few = open.stream().filter((one) -> rounds.applyAsInt(one) < least).toList();
		return few.isEmpty() ? open.stream().max(Comparator.comparingDouble(need)).stream().toList() : few;
	}

}
