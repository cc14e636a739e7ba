package io.tweebyte.load.report;

import java.util.List;

import io.tweebyte.load.CellResult;
import io.tweebyte.load.Purpose;
import io.tweebyte.load.report.Table.Field;
import io.tweebyte.load.stats.CellFigures;

/**
 * What becomes of the backends under more than they can do, with production's limits.
 */
final class OverloadTable {

	private OverloadTable() {
	}

	static Table of(Report report) {
		Table table = Table.of("Overload, with the limits of production", List.of("cell", "requests",
				"goodput, requests/s", "refused (503)", "other errors", "p99 of answers, ms", "remarks"));
		report.cells()
			.filter((result) -> result.cell().purpose() == Purpose.OVERLOAD)
			.forEach((result) -> table.row(result.counts() ? "" : "bad", Field.text(result.cell().name()),
					result.figures().map((figures) -> fields(result, figures)).orElse(List.of())));
		return table;
	}

	private static List<Field> fields(CellResult result, CellFigures figures) {
		long refused = result.refused();
		return List.of(Field.text(String.valueOf(figures.requests())), Field.number(figures.throughput()),
				Field.share((double) refused / figures.requests()),
				Field.share((double) (figures.errors() - refused) / figures.requests()), Field.number(figures.p99()),
				Field.remark(String.join("; ", result.failures())));
	}

}
