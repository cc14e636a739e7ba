package io.tweebyte.load.stats;

/**
 * A stretch of wall-clock time, in milliseconds since the epoch.
 *
 * @param from the first millisecond that belongs to it
 * @param to the first millisecond after it
 */
public record Window(long from, long to) {

	/**
	 * @throws IllegalArgumentException when the window would be empty
	 */
	public Window {
		if (to <= from) {
			throw new IllegalArgumentException("A window ends after it begins, not at " + to + " after " + from);
		}
	}

	/**
	 * Whether a moment belongs to it.
	 */
	public boolean contains(long instant) {
		return instant >= this.from && instant < this.to;
	}

	/**
	 * Its part up to the middle.
	 */
	public Window firstHalf() {
		return new Window(this.from, middle());
	}

	/**
	 * Its part from the middle on.
	 */
	public Window secondHalf() {
		return new Window(middle(), this.to);
	}

	private long middle() {
		return (this.from + this.to) / 2;
	}

	/**
	 * How much of a stretch lies within it, in milliseconds.
	 */
	public long overlap(long start, long end) {
		return Math.max(0, Math.min(end, this.to) - Math.max(start, this.from));
	}

	/**
	 * The length in seconds, above zero.
	 */
	public double seconds() {
		return (this.to - this.from) / 1000.0;
	}

}
