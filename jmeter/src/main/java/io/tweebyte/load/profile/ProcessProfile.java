package io.tweebyte.load.profile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.load.record.ProcessUse;

/**
 * What the recording of a JVM shows.
 *
 * @param stacks milliseconds of CPU by stack, the outermost method first
 * @param allocated bytes by class
 * @param waited milliseconds by kind and place
 */
record ProcessProfile(Map<List<String>, Double> stacks, Map<String, Double> allocated,
		Map<List<String>, Double> waited) {

	/** In place of a stack that could not be walked. */
	static final String NO_STACK = "(no stack)";

	ProcessProfile() {
		this(new HashMap<>(), new HashMap<>(), new HashMap<>());
	}

	/** Returns milliseconds of CPU in all samples. */
	double sampled() {
		return sum(this.stacks);
	}

	/**
	 * Returns the profile of one request. Samples say how CPU and allocation are divided;
	 * how much there is of both was measured.
	 * @param use what was measured, per request
	 */
	ProcessProfile perRequest(ProcessUse use, long requests) {
		return new ProcessProfile(scaled(this.stacks, factor(javaCpu(use), sampled(), requests)),
				scaled(this.allocated, factor(use.allocated(), sum(this.allocated), requests)),
				scaled(this.waited, 1.0 / requests));
	}

	/** Returns the CPU that samples can show: without compilers and collectors. */
	static double javaCpu(ProcessUse use) {
		return use.work() - gc(use);
	}

	static double gc(ProcessUse use) {
		return Double.isNaN(use.gc()) ? 0 : use.gc();
	}

	private static double factor(double measured, double sum, long requests) {
		return (measured > 0 && sum > 0) ? measured / sum : 1.0 / requests;
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
