package io.tweebyte.lab.check;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.work.FlowRecorder;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Recorded;
import io.tweebyte.lab.work.Style;

/**
 * Whether a style does what the first one of its workload does, and is what its label
 * says: nothing is compared that is not equal work.
 *
 * @param difference empty when the work is equal
 */
public record Check(String workload, Style style, Outcome outcome, Recorded recorded, String difference) {

	/**
	 * Runs all styles of workloads, without timing anything.
	 */
	public static List<Check> of(List<Workload> workloads, Sources sources) {
		List<Check> all = new ArrayList<>();
		for (Workload workload : workloads) {
			Check first = of(workload, workload.first(), sources, null);
			all.add(first);
			workload.styles()
				.keySet()
				.stream()
				.skip(1)
				.forEach((style) -> all.add(of(workload, style, sources, first.outcome())));
		}
		return all;
	}

	/** Compares with what is expected; with nothing for null. */
	private static Check of(Workload workload, Style style, Sources sources, Outcome expected) {
		FlowRecorder recorder = new FlowRecorder(Check.class);
		try {
			Outcome outcome = run(workload, style, sources.observedBy(recorder));
			String difference = difference(outcome, expected);
			if (difference.isEmpty() && workload.flow() != null) {
				difference = recorder.differenceTo(workload.flow());
			}
			if (difference.isEmpty()) {
				difference = recorder.differenceTo(style);
			}
			return new Check(workload.name(), style, outcome, recorder.recorded(), difference);
		}
		catch (IllegalStateException ex) {
			return new Check(workload.name(), style, new Outcome(0, 0, 0, 0), Recorded.NOTHING,
					"failed: " + ex.getMessage());
		}
	}

	private static String difference(Outcome outcome, Outcome expected) {
		if (outcome.taken() == 0 && expected == null) {
			return "took nothing, so nothing is compared";
		}
		return (expected != null) ? outcome.differenceTo(expected) : "";
	}

	private static Outcome run(Workload workload, Style style, Sources sources) {
		try {
			return workload.prepare(style, sources).run();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
		catch (Exception | Error ex) {
			throw new IllegalStateException(ex.toString(), ex);
		}
	}

	/** Returns the first request of a subscriber; 0 where there is none. */
	public long firstRequest() {
		return this.recorded.firstRequest();
	}

	public boolean isEqual() {
		return this.difference.isEmpty();
	}

	/** Returns the difference in a line that names style and workload. */
	public String sentence() {
		return "%s of %s: %s".formatted(this.style.label(), this.workload, this.difference);
	}

}
