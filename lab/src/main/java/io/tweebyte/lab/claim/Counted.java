package io.tweebyte.lab.claim;

import java.util.Map;
import java.util.Set;

/**
 * What studies have counted, without timing anything.
 *
 * @param verdicts by claim
 * @param unequal the claims whose published form has unequal work
 */
public record Counted(Map<String, ClaimVerdict> verdicts, Set<String> unequal) {
}
