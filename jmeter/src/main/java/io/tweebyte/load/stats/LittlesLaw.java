package io.tweebyte.load.stats;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Little's law as a check of a closed cell: users = requests a second x (latency + what
 * the generator itself takes between an answer and the next request). Where it fails, a
 * clock, a count or the number of users is wrong.
 *
 * @param users the simulated users that should have been at work
 * @param throughput all requests a second, failures included
 * @param latency the mean of all requests, failures included, in milliseconds;
 * {@code NaN} without a request
 * @param gap the mean pause of a user between an answer and the next request, in
 * milliseconds; 0 where none was seen
 */
public record LittlesLaw(int users, double throughput, double latency, double gap) {

	private static final double TOLERANCE = 0.03;

	/**
	 * Below this latency, in milliseconds, the generator's clock of whole milliseconds is
	 * too coarse.
	 */
	private static final double COARSE = 20;

	static LittlesLaw of(Collection<Sample> samples, Window window, int users) {
		List<Sample> inside = samples.stream().filter((sample) -> window.contains(sample.end())).toList();
		double latency = inside.stream().mapToLong(Sample::elapsed).average().orElse(Double.NaN);
		return new LittlesLaw(users, inside.size() / window.seconds(), latency, gap(inside));
	}

	/**
	 * The users that the figures amount to.
	 */
	public double impliedUsers() {
		return this.throughput * (this.latency + this.gap) / 1000;
	}

	/**
	 * Whether the figures amount to the users that there were; not judged below 20 ms of
	 * latency.
	 */
	public boolean holds() {
		return this.latency < COARSE || Math.abs(impliedUsers() / this.users - 1) <= TOLERANCE;
	}

	private static double gap(List<Sample> samples) {
		Map<String, Sample> previous = new HashMap<>();
		long total = 0;
		int gaps = 0;
		for (Sample sample : samples.stream().sorted(Comparator.comparingLong(Sample::start)).toList()) {
			Sample before = previous.put(sample.thread(), sample);
			if (before != null) {
				total += sample.start() - before.end();
				gaps++;
			}
		}
		return (gaps == 0) ? 0 : (double) total / gaps;
	}

}
