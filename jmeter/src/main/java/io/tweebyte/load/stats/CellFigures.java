package io.tweebyte.load.stats;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What the load generator's samples say about a window. A request belongs to the window
 * in which it ended.
 *
 * @param requests answered or failed
 * @param errors how many of them failed
 * @param errorKinds failures by kind
 * @param throughput successes a second
 * @param mean of the successes, in milliseconds; like all that follow {@code NaN} when
 * there are none
 * @param p50 of the successes, in milliseconds
 * @param p90 of the successes, in milliseconds
 * @param p99 of the successes, in milliseconds; {@code NaN} below 1,000 of them
 * @param p999 of the successes, in milliseconds; {@code NaN} below 10,000 of them
 * @param max of the successes, in milliseconds
 * @param users the fewest and the most simulated users seen at work
 * @param law the check of the figures against the number of users
 * @param bytes the mean answer to a success, its head included; 0 where it is not told
 */
public record CellFigures(int requests, int errors, Map<String, Long> errorKinds, double throughput, double mean,
		double p50, double p90, double p99, double p999, double max, Range users, LittlesLaw law, double bytes) {

	/**
	 * Computes the figures of a window.
	 * @param samples in any order, also from outside the window
	 * @param users the simulated users that should have been at work
	 */
	public static CellFigures of(Samples samples, Window window, int users) {
		int requests = (int) samples.ended(window).count();
		Map<String, Long> kinds = samples.ended(window)
			.filter((place) -> !samples.success(place))
			.mapToObj(samples::kind)
			.collect(Collectors.groupingBy((kind) -> kind, TreeMap::new, Collectors.counting()));
		int errors = kinds.values().stream().mapToInt(Long::intValue).sum();
		Latencies latencies = Latencies.of(samples, window);
		return new CellFigures(requests, errors, kinds, (requests - errors) / window.seconds(), latencies.mean(),
				latencies.percentile(50), latencies.percentile(90), latencies.tail(99), latencies.tail(99.9),
				latencies.max(), Range.of(samples.ended(window).map(samples::users)),
				LittlesLaw.of(samples, window, users),
				samples.ended(window).filter(samples::success).mapToDouble(samples::bytes).average().orElse(0));
	}

}
