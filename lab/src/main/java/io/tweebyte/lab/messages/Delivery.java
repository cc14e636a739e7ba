package io.tweebyte.lab.messages;

import java.util.List;
import java.util.function.ToDoubleFunction;

import io.tweebyte.lab.messages.MessageShape.Role;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;

/**
 * What sending or receiving records has cost, in the JVM that did it.
 *
 * @param inFlight records that were sent or handled at once
 * @param delayMillis that handling a record took
 * @param cpu nanoseconds per record
 * @param time nanoseconds per record
 * @param allocated bytes per record
 * @param perRequest records that a request of the producer had, or a fetch, on average
 * @param perCommit records that a commit covered, on average; null where records are sent
 */
public record Delivery(Role role, Style style, int inFlight, long delayMillis, double cpu, double time,
		double allocated, Double perRequest, Double perCommit, Outcome outcome) {

	private static final double SECOND = 1e9;

	static Delivery of(Style style, MessageShape shape, MessageRun run, Outcome outcome) {
		double records = shape.count();
		Usage usage = run.usage();
		return new Delivery(shape.role(), style, shape.inFlight(), shape.delay().toMillis(), usage.cpu() / records,
				usage.time() / records, usage.allocated() / records, run.perRequest(), run.perCommit(), outcome);
	}

	/**
	 * Returns the mean of runs of one style and shape.
	 * @param expected what each run must have done; the outcome is that of the first run
	 * that has done something else
	 */
	static Delivery mean(List<Delivery> runs, Outcome expected) {
		Delivery first = runs.getFirst();
		Outcome outcome = runs.stream()
			.map(Delivery::outcome)
			.filter((one) -> !one.equals(expected))
			.findFirst()
			.orElse(expected);
		return new Delivery(first.role, first.style, first.inFlight, first.delayMillis, mean(runs, Delivery::cpu),
				mean(runs, Delivery::time), mean(runs, Delivery::allocated), mean(runs, Delivery::perRequest),
				(first.perCommit != null) ? mean(runs, Delivery::perCommit) : null, outcome);
	}

	private static double mean(List<Delivery> runs, ToDoubleFunction<Delivery> figure) {
		return runs.stream().mapToDouble(figure).average().orElseThrow();
	}

	/** Returns the records per second. */
	public double perSecond() {
		return SECOND / this.time;
	}

}
