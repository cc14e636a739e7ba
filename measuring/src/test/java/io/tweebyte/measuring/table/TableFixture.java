package io.tweebyte.measuring.table;

import java.util.List;
import java.util.Optional;

import io.tweebyte.measuring.stats.Interval;

/**
 * A table with one column of each kind.
 */
final class TableFixture {

	private TableFixture() {
	}

	static Table<Row> table(Row... rows) {
		return new Table<>("CPU by process",
				List.of(new Column<>("process", Row::process, Format.TEXT),
						new Column<>("requests", Row::requests, Format.COUNT),
						new Column<>("95 %", Row::interval, Format.INTERVAL)),
				List.of(rows));
	}

	static Row full(String process) {
		return new Row(process, 1234.0, Optional.of(new Interval(1.1234, 1.3)));
	}

	static Row empty(String process) {
		return new Row(process, Double.NaN, Optional.empty());
	}

	record Row(String process, double requests, Optional<Interval> interval) {
	}

}
