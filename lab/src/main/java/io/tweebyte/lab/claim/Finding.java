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
	 * A claim holds if all parts of it do, and does not if any does not. It holds for
	 * another reason if that explains all parts that do not hold at equal work.
	 * @param parts at least one
	 */
	static Finding all(List<Finding> parts) {
		return first(parts, ClaimVerdict.DOES_NOT_HOLD, false).or(() -> first(parts, ClaimVerdict.DOES_NOT_HOLD, true))
			.or(() -> parts.stream().filter((part) -> part.is(ClaimVerdict.CANNOT_BE_SAID)).findFirst())
			.orElseGet(() -> shown(parts));
	}

	private static Finding shown(List<Finding> parts) {
		boolean isIndicated = parts.stream().anyMatch(Finding::isIndicated);
		return parts.stream()
			.filter((part) -> part.is(ClaimVerdict.HOLDS_FOR_ANOTHER_REASON))
			.findFirst()
			.map((part) -> new Finding(part.verdict, isIndicated, part.why))
			.orElseGet(() -> new Finding(ClaimVerdict.HOLDS, isIndicated, ""));
	}

	private static Optional<Finding> first(List<Finding> parts, ClaimVerdict verdict, boolean isIndicated) {
		return parts.stream().filter((part) -> part.is(verdict) && part.isIndicated == isIndicated).findFirst();
	}

	/** Returns the same, which what a study has done explains. */
	Finding because(String reason) {
		return new Finding(ClaimVerdict.HOLDS_FOR_ANOTHER_REASON, this.isIndicated, reason);
	}

	/** Returns the same, with something that a reader may look for. */
	Finding withHint(String hint) {
		return new Finding(this.verdict, this.isIndicated, this.why.isEmpty() ? hint : this.why + "; " + hint);
	}

	boolean is(ClaimVerdict other) {
		return this.verdict == other;
	}

	/** Returns the verdict in words. */
	public String words() {
		return this.verdict.words() + (this.isIndicated ? ", as far as indicated" : "");
	}

}
