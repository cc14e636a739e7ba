package io.tweebyte.load.paper;

/**
 * One cell of the study's measurements, as published.
 *
 * @param scenario the scenario by our name for it
 * @param users simulated users
 * @param backend {@code async} or {@code reactive}
 * @param heap heap in use, in MB
 * @param cpu CPU in use, in percent of the machine
 * @param mean latency, in milliseconds
 * @param p90 latency that nine of ten requests kept to, in milliseconds
 * @param throughput requests a second
 */
public record PaperLoad(String scenario, int users, String backend, double heap, double cpu, double mean, double p90,
		double throughput) {

	/**
	 * The users that throughput and latency amount to (Little's law), as a share of those
	 * that the cell says it had.
	 */
	public double usersShare() {
		return this.throughput * this.mean / 1000 / this.users;
	}

}
