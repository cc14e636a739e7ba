package io.tweebyte.lab.claim;

import java.util.List;
import java.util.Optional;

/**
 * A verdict on a claim.
 *
 * @param isIndicated whether the figures indicate it, and do not show it
 * @param why in words; empty where the figures say it
 */
public record Finding(ClaimVerdict verdict, boolean isIndicated, String why) {

	static Finding of(ClaimVerdict verdict, String why) {
		return new Finding(verdict, false, why);
	}

	static Finding unsaid(String why) {
		return of(ClaimVerdict.CANNOT_BE_SAID, why);
	}

	/**
	 * A claim holds if all parts of it do, and does not if any does not.
	 * @param parts at least one
	 */
	static Finding all(List<Finding> parts) {
		return first(parts, ClaimVerdict.DOES_NOT_HOLD, false).or(() -> first(parts, ClaimVerdict.DOES_NOT_HOLD, true))
			.or(() -> parts.stream().filter((part) -> part.is(ClaimVerdict.CANNOT_BE_SAID)).findFirst())
			.orElseGet(() -> new Finding(ClaimVerdict.HOLDS, parts.stream().anyMatch(Finding::isIndicated), ""));
	}

	private static Optional<Finding> first(List<Finding> parts, ClaimVerdict verdict, boolean isIndicated) {
		return parts.stream().filter((part) -> part.is(verdict) && part.isIndicated == isIndicated).findFirst();
	}

	boolean is(ClaimVerdict other) {
		return this.verdict == other;
	}

	/** Returns the verdict in words. */
	public String words() {
		return this.verdict.words() + (this.isIndicated ? ", as far as indicated" : "");
	}

}
