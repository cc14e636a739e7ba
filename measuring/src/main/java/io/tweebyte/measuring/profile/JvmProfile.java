package io.tweebyte.measuring.profile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the recording of a JVM shows.
 *
 * @param stacks milliseconds of CPU by stack, the outermost method first
 * @param allocated bytes by class
 * @param waited milliseconds by kind and place
 */
public record JvmProfile(Map<List<String>, Double> stacks, Map<String, Double> allocated,
		Map<List<String>, Double> waited) {

	JvmProfile() {
		this(new HashMap<>(), new HashMap<>(), new HashMap<>());
	}

	/** Returns milliseconds of CPU in all samples. */
	public double sampled() {
		return sum(this.stacks);
	}

	/**
	 * Returns the profile of each of several pieces of work. Samples say how CPU and
	 * allocation are divided; how much there is of both was measured.
	 * @param cpu milliseconds that were measured of a piece; the samples' where it is
	 * {@code NaN} or 0
	 * @param bytes that were measured of a piece, likewise
	 */
	public JvmProfile dividedBy(long pieces, double cpu, double bytes) {
		return new JvmProfile(scaled(this.stacks, factor(cpu, sampled(), pieces)),
				scaled(this.allocated, factor(bytes, sum(this.allocated), pieces)), scaled(this.waited, 1.0 / pieces));
	}

	private static double factor(double measured, double sum, long pieces) {
		return (measured > 0 && sum > 0) ? measured / sum : 1.0 / pieces;
	}

	private static double sum(Map<?, Double> figures) {
		return figures.values().stream().mapToDouble(Double::doubleValue).sum();
	}

	private static <K> Map<K, Double> scaled(Map<K, Double> figures, double factor) {
		Map<K, Double> scaled = new HashMap<>();
		figures.forEach((key, figure) -> scaled.put(key, figure * factor));
		return scaled;
	}

}
