package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import io.tweebyte.load.judge.Knee;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

import static io.tweebyte.measuring.table.Column.column;

/** The highest rates that backends serve well, with what they hold there. */
final class KneeTable {

	static final String NOTE = "In flight is requests/s times the mean response time (Little 1961), in the slices at the "
			+ "knee that were served well; where it comes near the number of connections, or requests/s near the ceiling, "
			+ "the pool sets the knee and not the CPU.";

	private KneeTable() {
	}

	/** Returns a row for each backend and scenario. */
	static Table<Knee> of(RunOrder order, List<Knee> rows) {
		return table(order, rows,
				List.of(column("mean ms", (row) -> row.load().millis(), Format.MILLIS),
						column("in flight", (row) -> row.load().inFlight(row.rate()), Format.MILLIS),
						column("connections to the database", (row) -> row.load().database(), Format.COUNT),
						column("connections to each service", (row) -> row.load().calls(), Format.COUNT),
						column("ceiling/s", (row) -> row.load().ceiling(), Format.MILLIS),
						column("= connections / (delay \u00d7 round trips)",
								(row) -> row.load()
									.ceilings()
									.stream()
									.findFirst()
									.map((ceiling) -> ceiling.arithmetic(Format.RATIO::text)),
								Format.TEXT)));
	}

	static Table<Knee> brief(RunOrder order, List<Knee> rows) {
		return table(order, rows,
				List.of(column("in flight", (row) -> row.load().inFlight(row.rate()), Format.MILLIS)));
	}

	private static Table<Knee> table(RunOrder order, List<Knee> rows, List<Column<Knee>> arithmetic) {
		List<Column<Knee>> columns = new ArrayList<>(
				List.of(column("scenario", (row) -> row.block().scenario().label(), Format.TEXT),
						column("within ms", (row) -> order.slowMillis(row.block().scenario(), row.backend()),
								Format.COUNT),
						column("backend", Knee::backend, Format.TEXT),
						column("requests/s", Knee::rate, Format.MILLIS)));
		columns.addAll(arithmetic);
		columns.add(column("starts", (row) -> String.join(" ", row.starts().stream().map(Format.MILLIS::text).toList()),
				Format.TEXT));
		columns.add(column("ratios, 95 %",
				(row) -> row.ratios().stream().map(KneeTable::ratio).collect(Collectors.joining("; ")), Format.TEXT));
		return new Table<>("Knee: highest rate without errors at which 99 % of responses come in time", columns, rows);
	}

	private static String ratio(Knee.Ratio knee) {
		return "to %s %s (%s%s)".formatted(knee.reference(), Format.RATIO.text(knee.ratio().value()),
				knee.ratio().shownInterval().map((interval) -> Format.INTERVAL.text(interval) + ", ").orElse(""),
				knee.verdict());
	}

}
