package io.tweebyte.lab.claim;

import java.util.List;
import java.util.Map;

import io.tweebyte.lab.judge.StylePair;

/**
 * What studies have counted, without timing anything.
 *
 * @param verdicts by claim
 * @param unequal work in the published form of claims
 */
public record Counted(Map<String, ClaimVerdict> verdicts, List<UnequalWork> unequal) {

	/** Returns whether unequal work makes the second style of a claim slower. */
	boolean explains(String claim, StylePair pair) {
		return this.unequal.stream().anyMatch((work) -> work.claim().equals(claim) && work.explains(pair));
	}

}
