package io.tweebyte.load.report;

/**
 * What may be said of a difference.
 */
public enum Verdict {

	/** It is there: repeats enough, outside the A/A band, of one run. */
	LEADS,
	/** Its interval spans 1. */
	NOT_SHOWN,
	/** The same backend differs as much from itself. */
	WITHIN_BAND,
	/**
	 * It was seen, but few repeats, a missing A/A cell, a test that finds no difference,
	 * or the time between two runs keep it from being shown.
	 */
	INDICATED,
	/** It was seen once, which tells nothing of chance. */
	SEEN_ONCE,
	/**
	 * Latency in the closed model, throughput in the open one: described, never claimed.
	 */
	DESCRIBED,
	/**
	 * A cell of it may show the generator rather than the backend, and is not ranked by
	 * throughput and latency; or its window was not steady, and it is not ranked at all.
	 */
	UNRANKED,
	/**
	 * Some cells of the side that is ahead do not count: those that do may be the lucky
	 * ones.
	 */
	SURVIVORS,
	/** The two runs were made on different machines, or with other data or times. */
	NOT_COMPARABLE

}
