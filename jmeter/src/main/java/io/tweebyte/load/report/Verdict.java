package io.tweebyte.load.report;

/**
 * What may be said of a difference.
 */
public enum Verdict {

	/** It is there. */
	LEADS,
	/** Its interval spans 1. */
	NOT_SHOWN,
	/** The same backend differs as much from itself. */
	WITHIN_BAND,
	/** It was seen, but a single repeat or a missing A/A cell does not show it. */
	INDICATED,
	/**
	 * Latency in the closed model, throughput in the open one: described, never claimed.
	 */
	DESCRIBED,
	/**
	 * A cell of it may show the generator rather than the backend, and is not ranked by
	 * throughput and latency.
	 */
	UNRANKED,
	/** The side that is ahead has too many errors to win anything. */
	ERRORS

}
