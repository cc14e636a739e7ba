package io.tweebyte.measuring.stats;

/**
 * A range of numbers, its ends included.
 *
 * @param high not below {@code low}
 */
public record Interval(double low, double high) {

	public Interval {
		if (low > high) {
			throw new IllegalArgumentException("An interval cannot reach from %s down to %s".formatted(low, high));
		}
	}

	public boolean contains(double number) {
		return this.low <= number && number <= this.high;
	}

	/** Returns whether no part of this interval is outside the other. */
	public boolean isWithin(Interval other) {
		return other.low <= this.low && this.high <= other.high;
	}

	public double halfWidth() {
		return (this.high - this.low) / 2;
	}

	/** Returns the smallest interval that covers both. */
	Interval hull(Interval other) {
		return new Interval(Math.min(this.low, other.low), Math.max(this.high, other.high));
	}

	/** Turns an interval of logarithms into one of the numbers. */
	Interval exp() {
		return new Interval(Math.exp(this.low), Math.exp(this.high));
	}

}
