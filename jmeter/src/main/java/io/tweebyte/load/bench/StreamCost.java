package io.tweebyte.load.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.stats.Percentiles;

/**
 * What idle streams cost one start of a backend, and when they receive tweets.
 *
 * @param streams how many were to be open
 * @param idle how many were when memory and CPU were read, at the end of the idle time
 * @param left how many were open to the end
 * @param problems what went wrong with streams, and how often
 * @param before what each JVM occupies without streams
 * @param after the same at the end of the idle time
 * @param cpuBefore milliseconds of CPU per second and process without streams
 * @param cpu the same in the idle time
 * @param receipts for each tweet, milliseconds from the request that posts it to each
 * receipt, the first one first
 * @param missing receipts that did not come in time
 * @param lacking the first streams without a tweet, with what they received instead
 * @param client milliseconds of CPU in which all clients received one tweet
 */
public record StreamCost(Model backend, int streams, int idle, int left, Map<String, Integer> problems,
		Map<String, Footprint> before, Map<String, Footprint> after, Map<String, Double> cpuBefore,
		Map<String, Double> cpu, List<double[]> receipts, int missing, List<String> lacking, double client) {

	/** Returns the bytes of live objects that a stream adds to a process. */
	double heap(String process) {
		return (this.after.get(process).heap() - this.before.get(process).heap()) / this.idle;
	}

	/** Returns the resident bytes that a stream adds to a process. */
	double resident(String process) {
		return (this.after.get(process).resident() - this.before.get(process).resident()) / this.idle;
	}

	double threads(String process) {
		return this.after.get(process).threads();
	}

	static double sum(Map<String, Double> cpu) {
		return cpu.values().stream().mapToDouble(Double::doubleValue).sum();
	}

	/**
	 * Returns a percentile in milliseconds of the first tweet's receipts; empty with too
	 * few. The services have to look up followed users again after the idle time.
	 */
	OptionalDouble first(double percent) {
		return Percentiles.of(this.receipts.getFirst()).at(percent);
	}

	/** Returns a percentile of the receipts of all other tweets. */
	OptionalDouble others(double percent) {
		return Percentiles.of(this.receipts.stream().skip(1).flatMapToDouble(DoubleStream::of).toArray()).at(percent);
	}

	List<String> failures() {
		List<String> failures = new ArrayList<>();
		if (this.left < this.streams || !this.problems.isEmpty()) {
			failures.add("%s: %d of %d streams were open to the end: %s".formatted(this.backend.label(), this.left,
					this.streams, Counts.text(this.problems)));
		}
		if (this.missing > 0) {
			failures.add("%s: %d of %d receipts did not come within %d s".formatted(this.backend.label(), this.missing,
					this.missing + this.receipts.stream().mapToInt((times) -> times.length).sum(),
					StreamMeter.PATIENCE.toSeconds()));
			this.lacking.forEach((stream) -> failures.add("%s: %s".formatted(this.backend.label(), stream)));
		}
		return failures;
	}

}
