package io.tweebyte.load.stats;

/**
 * The second check of every row: what all processes together used cannot be more than the
 * machine has.
 *
 * @param throughput requests a second
 * @param perRequest CPU time a request of all processes, the generator's included, in
 * milliseconds
 * @param cores the machine's cores
 */
public record CpuLaw(double throughput, double perRequest, int cores) {

	/**
	 * CPU clocks tick in hundredths of a second, and are read a little after one another.
	 */
	private static final double TOLERANCE = 0.02;

	/**
	 * How many cores were busy with the requests.
	 */
	public double coresUsed() {
		return this.throughput * this.perRequest / 1000;
	}

	/**
	 * Whether the machine has as many; false when a figure is missing.
	 */
	public boolean holds() {
		return coresUsed() <= this.cores * (1 + TOLERANCE);
	}

}
