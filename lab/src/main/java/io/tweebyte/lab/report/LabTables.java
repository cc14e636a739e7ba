package io.tweebyte.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;

import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.claim.Claim.Judged;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/**
 * The tables of a report.
 *
 * @param result of the run
 */
record LabTables(LabResult result) {

	Table<Comparison> comparisons() {
		return new Table<>("",
				List.of(new Column<>("workload", Comparison::workload, Format.TEXT),
						new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("unit", (one) -> Workloads.named(one.workload()).unit(), Format.TEXT),
						new Column<>("CPU ns", Comparison::cpu, Format.MILLIS),
						new Column<>("ratio", (one) -> (one.ratio() != null) ? one.ratio().value() : null,
								Format.RATIO),
						new Column<>("95 %", Comparison::shownInterval, Format.INTERVAL),
						new Column<>("verdict", LabTables::verdict, Format.TEXT),
						new Column<>("time ns", Comparison::time, Format.MILLIS),
						new Column<>("allocated", Comparison::allocated, Format.BYTES)),
				this.result.comparisons());
	}

	Table<Workload> itself() {
		Map<String, PairedRatio> all = this.result.itself();
		return new Table<>("",
				List.of(new Column<>("workload", Workload::name, Format.TEXT),
						new Column<>("style", (one) -> one.first().label(), Format.TEXT),
						new Column<>("CPU, ratio", (one) -> all.get(one.name()).value(), Format.RATIO),
						new Column<>("95 %", (one) -> all.get(one.name()).shownInterval(), Format.INTERVAL)),
				this.result.workloads().stream().filter((one) -> all.containsKey(one.name())).toList());
	}

	Table<Prediction> predictions() {
		return new Table<>("",
				List.of(new Column<>("workload", Prediction::workload, Format.TEXT),
						new Column<>("style", (one) -> one.style().label(), Format.TEXT),
						new Column<>("signals per unit", Prediction::signals, Format.MILLIS),
						new Column<>("predicted CPU ns", Prediction::predicted, Format.MILLIS),
						new Column<>("measured", Prediction::measured, Format.MILLIS),
						new Column<>("measured / predicted", Prediction::ratio, Format.RATIO)),
				this.result.predictions());
	}

	Table<Judged> claims() {
		return new Table<>("",
				List.of(new Column<>("study", (one) -> one.claim().study(), Format.TEXT),
						new Column<>("claim", (one) -> one.claim().words(), Format.TEXT),
						new Column<>("workload", (one) -> one.claim().workload(), Format.TEXT),
						new Column<>("CPU, ratio (95 %)", Judged::figures, Format.TEXT),
						new Column<>("verdict", (one) -> one.verdict().words(), Format.TEXT)),
				this.result.claims());
	}

	private static String verdict(Comparison one) {
		return (one.verdict() == null) ? "" : one.verdict().name().toLowerCase(Locale.ROOT);
	}

}
