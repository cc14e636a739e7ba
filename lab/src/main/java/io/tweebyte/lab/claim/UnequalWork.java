package io.tweebyte.lab.claim;

import java.util.Map;
import java.util.Optional;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.judge.StylePair;

/**
 * Unequal work in the published form of a claim, as a study of the lab has counted it.
 *
 * @param claim that it is about
 * @param effect of a higher count
 * @param counts by style as in {@code claims.csv}, with its workload where the claim has
 * two, such as {@code stream-map:reactor}
 */
public record UnequalWork(String claim, Effect effect, Map<String, Long> counts) {

	/**
	 * Returns whether it explains that the second style of a pair is slower. Unequal work
	 * that favours the second style does not.
	 */
	boolean explains(StylePair pair) {
		Optional<Long> faster = count(pair.denominator());
		Optional<Long> slower = count(pair.numerator());
		if (faster.isEmpty() || slower.isEmpty()) {
			return false;
		}
		return (this.effect == Effect.SLOWS) ? slower.get() > faster.get() : slower.get() < faster.get();
	}

	private Optional<Long> count(Cell cell) {
		String style = cell.style().label();
		return Optional.ofNullable(this.counts.get(cell.workload() + ":" + style))
			.or(() -> Optional.ofNullable(this.counts.get(style)));
	}

	/**
	 * What a higher count does to the side that has it.
	 */
	public enum Effect {

		/** More work, such as items or hand-offs. */
		SLOWS,

		/** More at the same time. */
		SPEEDS_UP

	}

}
