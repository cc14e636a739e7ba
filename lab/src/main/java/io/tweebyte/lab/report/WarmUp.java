package io.tweebyte.lab.report;

import java.util.Set;
import java.util.stream.Collectors;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.catalog.Workloads;

/**
 * Why a run whose preset warms up for a short time claims nothing.
 *
 * @param order of the run, which may have records, other workloads, or both
 */
record WarmUp(LabOrder order) {

	private static final String SENTENCE = "The preset %s indicates differences, and claims none: its warm-up of %s is too short "
			+ "to leave out the JIT compiler. The preset full makes claims.";

	String sentence() {
		return SENTENCE.formatted(this.order.preset().label(), extent());
	}

	private String extent() {
		LabPreset preset = this.order.preset();
		Set<Boolean> areRecords = this.order.cells()
			.stream()
			.map(Cell::workload)
			.map((name) -> Workloads.named(name).level().equals(Workloads.MESSAGES))
			.collect(Collectors.toSet());
		String runs = runs(preset.records().before());
		if (!areRecords.contains(false)) {
			return runs;
		}
		String time = "%d x %d ms".formatted(preset.warmUps(), preset.iteration().toMillis());
		return areRecords.contains(true) ? "%s (records: %s)".formatted(time, runs) : time;
	}

	private static String runs(int count) {
		return (count == 1) ? "1 run" : count + " runs";
	}

}
