package io.tweebyte.load.stats;

import java.util.Collection;
import java.util.List;
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
 * @param p99 of the successes, in milliseconds
 * @param p999 of the successes, in milliseconds
 * @param max of the successes, in milliseconds
 * @param users the fewest and the most simulated users seen at work
 * @param law the check of the figures against the number of users
 */
public record CellFigures(int requests, int errors, Map<String, Long> errorKinds, double throughput, double mean,
		double p50, double p90, double p99, double p999, double max, Range users, LittlesLaw law) {

	/**
	 * Computes the figures of a window.
	 * @param samples in any order, also from outside the window
	 * @param users the simulated users that should have been at work
	 */
	public static CellFigures of(Collection<Sample> samples, Window window, int users) {
		List<Sample> inside = samples.stream().filter((sample) -> window.contains(sample.end())).toList();
		Map<String, Long> kinds = inside.stream()
			.filter((sample) -> !sample.success())
			.collect(Collectors.groupingBy(Sample::kind, TreeMap::new, Collectors.counting()));
		int errors = kinds.values().stream().mapToInt(Long::intValue).sum();
		Latencies latencies = Latencies.of(inside);
		return new CellFigures(inside.size(), errors, kinds, (inside.size() - errors) / window.seconds(),
				latencies.mean(), latencies.percentile(50), latencies.percentile(90), latencies.percentile(99),
				latencies.percentile(99.9), latencies.max(), Range.of(inside.stream().mapToInt(Sample::users)),
				LittlesLaw.of(samples, window, users));
	}

}
