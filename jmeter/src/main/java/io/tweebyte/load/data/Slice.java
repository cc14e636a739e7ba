package io.tweebyte.load.data;

/**
 * A part of what can be used once, such as pairs who do not follow each other yet: cells
 * that share a database get a part each, and no two parts have anything in common.
 *
 * @param number which part, from 0
 * @param of how many parts there are
 */
public record Slice(int number, int of) {

	/** Everything, for who has the database to himself. */
	public static final Slice WHOLE = new Slice(0, 1);

	/**
	 * Checks the numbers.
	 */
	public Slice {
		if (number < 0 || number >= of) {
			throw new IllegalArgumentException("There is no part %d of %d".formatted(number, of));
		}
	}

	/**
	 * Where the part of a row of so many begins.
	 */
	long from(long count) {
		return count * this.number / this.of;
	}

	/**
	 * Where it ends.
	 */
	long to(long count) {
		return count * (this.number + 1) / this.of;
	}

}
