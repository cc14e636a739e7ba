package io.tweebyte.lab.claim;

import io.tweebyte.lab.judge.StylePair;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.Verdict;

/**
 * What a claim says of two styles: that the second one needs more CPU, or the same.
 */
record Relation(Style first, Style second, boolean isEqual) {

	StylePair pair(String workload) {
		return new StylePair(workload, this.first, this.second);
	}

	/**
	 * Compares it with what was measured.
	 * @param verdict on both styles
	 * @param ratio the second one's CPU to the first one's
	 */
	ClaimVerdict of(Verdict verdict, double ratio) {
		return switch (verdict) {
			case EQUAL -> this.isEqual ? ClaimVerdict.HOLDS : ClaimVerdict.DOES_NOT_HOLD;
			case CLAIM -> (!this.isEqual && ratio > 1) ? ClaimVerdict.HOLDS : ClaimVerdict.DOES_NOT_HOLD;
			default -> ClaimVerdict.CANNOT_BE_SAID;
		};
	}

}
