package io.tweebyte.measuring.stats;

/**
 * Raw samples of the two sides of one round.
 */
public record PairedSamples(double[] numerator, double[] denominator) {
}
