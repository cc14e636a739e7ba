package io.tweebyte.lab.claim;

import java.util.List;
import java.util.Optional;

import io.tweebyte.lab.judge.StylePair;
import io.tweebyte.measuring.stats.PairedRatio;

/**
 * A claim beside what was measured.
 *
 * @param figures empty when nothing was
 * @param marks the ratios that the study has measured, beside those here
 */
public record Judged(Claim claim, String figures, Finding finding, List<Mark> marks) {

	public ClaimVerdict verdict() {
		return this.finding.verdict();
	}

	/**
	 * A published ratio beside the one here.
	 *
	 * @param here empty when it was not measured
	 */
	public record Mark(StylePair pair, double published, Optional<PairedRatio> here) {
	}

}
