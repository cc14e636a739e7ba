package io.tweebyte.load.stats;

/**
 * A stretch of numbers.
 *
 * @param low its lower end
 * @param high its upper end, not below the lower
 */
public record Interval(double low, double high) {

	/**
	 * Whether the number lies in it, its ends included.
	 */
	public boolean spans(double number) {
		return this.low <= number && number <= this.high;
	}

}
