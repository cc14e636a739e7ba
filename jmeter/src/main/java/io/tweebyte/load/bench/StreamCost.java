package io.tweebyte.load.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

import io.tweebyte.load.plan.BackendName;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.stats.Percentiles;

/**
 * What open streams cost one backend.
 *
 * @param streams asked for
 * @param opened of them
 * @param left open at the end
 * @param failure the first in words, or null
 * @param posts sent to all of them
 * @param times milliseconds from the request of a post to each receipt
 * @param before what each process occupies without streams
 * @param after the same with all of them open
 * @param cpu milliseconds of each process for a stream and minute in which nothing is
 * posted
 */
public record StreamCost(BackendName backend, int streams, int opened, int left, String failure, int posts,
		double[] times, Map<String, Footprint> before, Map<String, Footprint> after, Map<String, Double> cpu) {

	/** Returns the resident bytes that a stream adds to a process. */
	double resident(String process) {
		return perStream(this.after.get(process).resident() - this.before.get(process).resident());
	}

	/** Returns the bytes of live objects that a stream adds to a process. */
	double heap(String process) {
		return perStream(this.after.get(process).heap() - this.before.get(process).heap());
	}

	/** Returns the threads of a process while all streams are open. */
	double threads(String process) {
		return this.after.get(process).threads();
	}

	double totalCpu() {
		return this.cpu.values().stream().mapToDouble(Double::doubleValue).sum();
	}

	/** Returns a percentile of the times, in milliseconds; empty with too few of them. */
	OptionalDouble time(double percent) {
		return Percentiles.of(this.times).at(percent);
	}

	private double perStream(double bytes) {
		return bytes / this.opened;
	}

	/** Returns what went wrong, a sentence each. */
	List<String> problems() {
		List<String> problems = new ArrayList<>();
		String name = this.backend.label();
		if (this.opened < this.streams) {
			problems.add("%s opened %d of %d streams: %s".formatted(name, this.opened, this.streams, this.failure));
		}
		if (this.left < this.opened) {
			problems.add("%s lost %d of %d streams: %s".formatted(name, this.opened - this.left, this.opened,
					this.failure));
		}
		int expected = this.opened * this.posts;
		if (this.times.length != expected) {
			problems.add("%s delivered %d tweets instead of %d.".formatted(name, this.times.length, expected));
		}
		return problems;
	}

}
