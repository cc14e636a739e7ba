package io.tweebyte.load.data;

/**
 * A part of what can be used once, such as pairs who do not follow each other yet: cells
 * that share a database get a part each, and no two parts have anything in common.
 *
 * @param begin where it begins, from 0
 * @param end where it ends, the beginning of the next part
 * @param of where everything ends
 */
public record Slice(long begin, long end, long of) {

	/** Everything, for who has the database to himself. */
	public static final Slice WHOLE = new Slice(0, 1);

	/** Checks the numbers. */
	public Slice {
		if (begin < 0 || end <= begin || end > of) {
			throw new IllegalArgumentException("There is no part from %d to %d of %d".formatted(begin, end, of));
		}
	}

	/**
	 * One of several parts of the same size.
	 * @param number which part, from 0
	 * @param of how many parts there are
	 */
	public Slice(int number, int of) {
		this(number, number + 1L, of);
	}

	/** Where the part of a row of so many begins. */
	long from(long count) {
		return count * this.begin / this.of;
	}

	/** Where it ends. */
	long to(long count) {
		return count * this.end / this.of;
	}

}
