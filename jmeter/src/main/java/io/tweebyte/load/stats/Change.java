package io.tweebyte.load.stats;

/**
 * How a figure moved from the first half of a window to the second.
 *
 * @param ratio the second half's figure, 1 when nothing moved
 * @param chance by how much of 1 it may differ by chance
 */
public record Change(double ratio, double chance) {

	/** By how much it may move, beyond what chance explains. */
	private static final double TOLERANCE = 0.1;

	/** Standard errors that chance explains. */
	private static final double CHANCE = 2;

	/** A user's first and last request in a half are cut anywhere. */
	private static final double CUT = 1.0 / 3;

	/**
	 * Requests a second.
	 * @param users simulated ones of a closed model, in which a count moves as much as
	 * latencies are scattered; 0 in the open one, in which arrivals come at random
	 */
	public static Change ofThroughput(Samples samples, Window window, int users) {
		double scatter = (users > 0) ? latencies(samples, window).relative() : 1;
		return new Change(count(samples, window.secondHalf()) / count(samples, window.firstHalf()),
				chance(samples, window, scatter, users));
	}

	/**
	 * CPU time a request.
	 * @param first CPU time of the first half, in milliseconds
	 * @param second the same of the second
	 * @param error by how much either may be wrong, in milliseconds
	 * @param users simulated ones, some of whose requests are in both halves
	 */
	public static Change ofCost(Samples samples, Window window, double first, double second, double error, int users) {
		double ratio = second / count(samples, window.secondHalf()) / (first / count(samples, window.firstHalf()));
		// Requests are taken to differ in cost as much as in latency.
		return new Change(ratio, chance(samples, window, latencies(samples, window).relative(), users)
				+ error / Math.min(first, second));
	}

	/**
	 * Whether chance does not explain it; also where a half has nothing.
	 */
	public boolean isGreat() {
		return !Double.isFinite(this.chance) || !(Math.abs(this.ratio - 1) <= TOLERANCE + this.chance);
	}

	/** By how many percent the figure rose; below 0 when it fell. */
	public double percent() {
		return (this.ratio - 1) * 100;
	}

	private static double chance(Samples samples, Window window, double scatter, int users) {
		double first = count(samples, window.firstHalf());
		double second = count(samples, window.secondHalf());
		double variance = scatter * scatter * (1 / first + 1 / second)
				+ users * CUT * (1 / (first * first) + 1 / (second * second));
		return CHANCE * Math.sqrt(variance);
	}

	private static Scatter latencies(Samples samples, Window window) {
		return Scatter.of(samples.ended(window).map(samples::elapsed));
	}

	private static double count(Samples samples, Window half) {
		return samples.ended(half).count();
	}

}
