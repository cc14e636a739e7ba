package io.tweebyte.lab.claim;

import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;

/**
 * What a claim says of two styles: that the second one needs more CPU, or the same.
 */
record Relation(Style first, Style second, boolean isEqual) {

	/**
	 * Compares it with what was measured.
	 * @param ratio the second one's CPU to the first one's
	 */
	ClaimVerdict of(PairedRatio ratio) {
		if (ratio.rounds() < Judgement.MIN_ROUNDS) {
			return ClaimVerdict.CANNOT_BE_SAID;
		}
		if (ratio.interval90().isWithin(Judgement.EQUALITY)) {
			return this.isEqual ? ClaimVerdict.HOLDS : ClaimVerdict.DOES_NOT_HOLD;
		}
		if (ratio.interval().contains(1)) {
			return ClaimVerdict.CANNOT_BE_SAID;
		}
		boolean isMore = ratio.value() > 1;
		return (!this.isEqual && isMore) ? ClaimVerdict.HOLDS : ClaimVerdict.DOES_NOT_HOLD;
	}

}
