package io.tweebyte.lab.messages;

/**
 * How often a JVM sends or receives all records of a shape.
 *
 * @param before runs that load and compile code, and are not measured
 * @param measured runs after them, whose mean is the result
 */
public record Runs(int before, int measured) {

	/** Enough to indicate something. */
	public static final Runs FEW = new Runs(3, 1);

	int all() {
		return this.before + this.measured;
	}

}
