package io.tweebyte.load.judge;

import java.util.Locale;
import java.util.Optional;

import io.tweebyte.load.plan.Block;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;

/**
 * Two backends in one block: CPU per request of all processes.
 *
 * @param ratio of the backend to the reference; empty when there is no round with both
 * @param reason why they are not compared; empty when they are
 */
public record Comparison(Block block, String backend, String reference, Verdict verdict, Optional<PairedRatio> ratio,
		String reason) {

	/** Returns a name by which it is known among all comparisons of a run. */
	public String name() {
		return name(this.block, this.backend, this.reference);
	}

	static String name(Block block, String backend, String reference) {
		return block.name() + " " + backend + "/" + reference;
	}

	public String verdictText() {
		return this.verdict.name().toLowerCase(Locale.ROOT).replace('_', ' ')
				+ (compared().filter(PairedRatio::isDerived).isPresent() ? ", derived" : "");
	}

	/** Returns the ratio where it may be quoted. */
	public Optional<PairedRatio> compared() {
		return this.ratio.filter((one) -> this.reason.isEmpty());
	}

	public boolean isCompared() {
		return compared().isPresent();
	}

}
