package io.tweebyte.lab.check;

import java.util.List;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.source.RecordedNumbers;
import io.tweebyte.lab.work.FlowRecorder;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;

/**
 * Whether a style does what the first one of its workload does: nothing is compared that
 * is not equal work.
 *
 * @param firstRequest of a subscriber; 0 where there is none, or it is not recorded
 * @param difference empty when the work is equal
 */
public record Check(String workload, Style style, Outcome outcome, long firstRequest, String difference) {

	/**
	 * Runs all styles of workloads, without timing anything.
	 */
	public static List<Check> of(List<Workload> workloads, Sources sources) {
		return workloads.stream().flatMap((workload) -> {
			Check first = of(workload, workload.first(), sources, null);
			return workload.styles()
				.keySet()
				.stream()
				.map((style) -> (style == workload.first()) ? first : of(workload, style, sources, first.outcome()));
		}).toList();
	}

	/** Compares with what is expected; with nothing for null. */
	private static Check of(Workload workload, Style style, Sources sources, Outcome expected) {
		FlowRecorder recorder = new FlowRecorder();
		try {
			Outcome outcome = run(workload, style, sources.with(new RecordedNumbers(sources.numbers(), recorder)));
			String difference = (expected != null) ? outcome.differenceTo(expected) : "";
			if (difference.isEmpty() && workload.flow() != null) {
				difference = recorder.differenceTo(workload.flow());
			}
			return new Check(workload.name(), style, outcome, recorder.firstRequest(), difference);
		}
		catch (IllegalStateException ex) {
			return new Check(workload.name(), style, new Outcome(0, 0, 0, 0), 0, "failed: " + ex.getMessage());
		}
	}

	private static Outcome run(Workload workload, Style style, Sources sources) {
		try {
			return workload.prepare(style, sources).run();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
		catch (Exception ex) {
			throw new IllegalStateException(ex.toString(), ex);
		}
	}

	public boolean isEqual() {
		return this.difference.isEmpty();
	}

}
