package io.tweebyte.load;

/**
 * What a cell is measured for.
 */
public enum Purpose {

	/** To be compared with the same cell of other backends. */
	COMPARISON,

	/**
	 * To be compared with itself: the same backend, started anew. What these cells differ
	 * by is the smallest difference that may be claimed between backends.
	 */
	SAME_AGAIN,

	/** To show what becomes of a backend that is asked more than it can do. */
	OVERLOAD

}
