package io.tweebyte.measuring.stats;

/**
 * Raw samples of the two sides of one round.
 */
public record PairedSamples(double[] numerator, double[] denominator) {

	/** Returns whether both sides have samples. */
	boolean isComplete() {
		return this.numerator.length > 0 && this.denominator.length > 0;
	}

}
