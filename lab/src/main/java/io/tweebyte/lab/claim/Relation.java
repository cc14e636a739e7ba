package io.tweebyte.lab.claim;

import io.tweebyte.lab.judge.StylePair;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;

/**
 * What a claim says of two styles: that the second one needs more, or the same.
 */
record Relation(StylePair pair, boolean isEqual) {

	/**
	 * Compares it with what was measured.
	 * @param verdict on both styles
	 * @param ratio the second one's figure to the first one's
	 * @param allowsClaims whether the run does; otherwise everything is indicated at most
	 */
	Finding of(Verdict verdict, PairedRatio ratio, boolean allowsClaims) {
		boolean isIndicated = verdict == Verdict.INDICATED || !allowsClaims;
		return switch (verdict) {
			case EQUAL -> new Finding(this.isEqual ? ClaimVerdict.HOLDS : ClaimVerdict.DOES_NOT_HOLD, isIndicated,
					this.isEqual ? "" : "the same within 5 %");
			case CLAIM, INDICATED ->
				new Finding((!this.isEqual && ratio.value() > 1) ? ClaimVerdict.HOLDS : ClaimVerdict.DOES_NOT_HOLD,
						isIndicated, "");
			default -> Finding.unsaid(open(ratio));
		};
	}

	private String open(PairedRatio ratio) {
		if (ratio.shownInterval().isEmpty()) {
			return "%s: one round has no interval".formatted(this.pair.shortly());
		}
		return (ratio.interval90().isWithin(Judgement.EQUALITY)
				? "%s: the same within 5 %%, but short warm-ups make styles look alike" : "%s: the figures allow both")
			.formatted(this.pair.shortly());
	}

}
