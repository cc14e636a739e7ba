package io.tweebyte.load.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/** The costs as a table: for each process its CPU, statements and bytes. */
final class CostTable {

	private static final Map<String, String> SHORT = Map.of("interaction", "inter.", "postgres", "PgSQL");

	private CostTable() {
	}

	/**
	 * @param kind what the kinds of requests are called
	 * @param comparison what the CPU is compared with
	 */
	static Table<Cost> of(List<Cost> costs, String kind, Column<Cost> comparison) {
		List<Column<Cost>> columns = new ArrayList<>();
		columns.add(new Column<>(kind, (cost) -> cost.kind().label(), Format.TEXT));
		columns.add(new Column<>("backend", (cost) -> cost.backend().label(), Format.TEXT));
		columns.add(new Column<>("n", Cost::requests, Format.COUNT));
		columns.addAll(columns(costs, "ms ", Cost::cpu, Format.MILLIS));
		columns.add(new Column<>("ms all", Cost::totalCpu, Format.MILLIS));
		columns.add(comparison);
		StatementCounts.SERVICES.forEach((service) -> columns
			.add(new Column<>("SQL " + shortened(service), (cost) -> cost.statements(service), Format.RATIO)));
		columns.add(new Column<>("calls", Cost::calls, Format.RATIO));
		columns.addAll(columns(costs, "B ", Cost::allocated, Format.BYTES));
		columns.add(new Column<>("response", Cost::response, Format.COUNT));
		columns.add(new Column<>("failed", Cost::failures, Format.COUNT));
		return new Table<>("", columns, costs);
	}

	/** A column for each process that has the figure in any row. */
	private static List<Column<Cost>> columns(List<Cost> costs, String prefix,
			Function<Cost, Map<String, Double>> figures, Format format) {
		return costs.stream()
			.flatMap((cost) -> figures.apply(cost).keySet().stream())
			.distinct()
			.map((process) -> new Column<Cost>(prefix + shortened(process), (cost) -> figures.apply(cost).get(process),
					format))
			.toList();
	}

	private static String shortened(String process) {
		return SHORT.getOrDefault(process, process);
	}

}
