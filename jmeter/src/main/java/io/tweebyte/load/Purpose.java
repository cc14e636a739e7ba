package io.tweebyte.load;

/**
 * What a cell is measured for.
 */
public enum Purpose {

	/** To be compared with the same cell of other backends. */
	COMPARISON,

	/**
	 * To be compared with the comparison cell of the same backend, scenario, model and
	 * level: it is that one once more, with the backend started anew. What the two differ
	 * by is the smallest difference that may be claimed between backends.
	 */
	SAME_AGAIN,

	/** To show what becomes of a backend that is asked more than it can do. */
	OVERLOAD

}
