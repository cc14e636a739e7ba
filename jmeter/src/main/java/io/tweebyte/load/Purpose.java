package io.tweebyte.load;

/**
 * What a cell is measured for.
 */
public enum Purpose {

	/** To be compared with the same cell of other backends. */
	COMPARISON,

	/**
	 * To be compared with the comparison cell of the same backend, scenario, model, level
	 * and repeat ({@link Cell#twin()}): it is that one once more, at the same place after
	 * another start of the backend. What the two differ by is the smallest difference
	 * that may be claimed between backends there.
	 */
	SAME_AGAIN,

	/**
	 * Not to be measured at all: a backend that was just started gets to work.
	 */
	SETTLING,

	/** To show what becomes of a backend that is asked more than it can do. */
	OVERLOAD

}
