package io.tweebyte.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.work.Outcome;

/**
 * States what is equal in all styles of each workload, with what was counted.
 *
 * @param result of the run
 */
record WorkLedger(LabResult result) {

	/** Returns a sentence or more per workload. */
	List<String> sentences() {
		return this.result.workloads().stream().map(this::sentences).toList();
	}

	private String sentences(Workload workload) {
		return Stream
			.of(Optional.of("%s: %s.".formatted(workload.name(), workload.equal())), Optional.of(outcome(workload)),
					perUnit(workload))
			.flatMap(Optional::stream)
			.collect(Collectors.joining(" "));
	}

	/** Older runs have not kept what they have done. */
	private String outcome(Workload workload) {
		List<Outcome> all = this.result.of(workload)
			.stream()
			.map(Comparison::outcome)
			.filter(Objects::nonNull)
			.distinct()
			.toList();
		return switch (all.size()) {
			case 0 -> "All styles take and deliver the same items, which is checked before the run.";
			case 1 -> text(workload, all.getFirst());
			default -> "Styles have done unequal work: %s."
				.formatted(all.stream().map((one) -> text(workload, one)).collect(Collectors.joining(" ")));
		};
	}

	private static String text(Workload workload, Outcome outcome) {
		boolean isCalled = workload.level().equals(Workloads.CALLS);
		return String.format(Locale.ROOT, "Each run of each style: %,d %s, %,d items delivered, %,d left open.",
				outcome.taken(), isCalled ? "requests that the server counted" : "items taken", outcome.delivered(),
				outcome.open());
	}

	private Optional<String> perUnit(Workload workload) {
		LabOrder order = this.result.order();
		List<String> counts = Stream
			.of(count(order.signals(), workload, "signals"), count(order.handOffs(), workload, "hand-offs"))
			.flatMap(Optional::stream)
			.toList();
		return counts.isEmpty() ? Optional.empty() : Optional.of("Counted per %s in styles that pass items on: %s."
			.formatted(workload.unit(), String.join(", ", counts)));
	}

	private static Optional<String> count(Map<String, Double> counts, Workload workload, String what) {
		return Optional.ofNullable(counts.get(workload.name()))
			.map((count) -> String.format(Locale.ROOT, "%.4g %s", count, what));
	}

}
