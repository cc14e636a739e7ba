package io.tweebyte.measuring.stats;

/**
 * What may be said about a comparison.
 */
public enum Verdict {

	/**
	 * The figures differ: shown over three or more starts, corrected for several tests.
	 */
	CLAIM,
	/**
	 * The figures seem to differ, but starts, correction or the A/A do not allow a claim.
	 */
	INDICATED,
	/** The figures are equal within 5 %. */
	EQUAL,
	/**
	 * The interval allows both directions, or there are too few rounds for an interval.
	 */
	OPEN,
	/** The two sides did unequal work. */
	NOT_COMPARED,
	/** A side responded with too many errors. */
	DISQUALIFIED

}
