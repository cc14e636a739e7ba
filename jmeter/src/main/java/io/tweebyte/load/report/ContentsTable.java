package io.tweebyte.load.report;

import java.util.List;
import java.util.Map;

import io.tweebyte.load.judge.BlockCost;
import io.tweebyte.measuring.stats.Percentiles;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

import static io.tweebyte.measuring.table.Column.column;

/** What was found in responses and caches, where a scenario is about that. */
final class ContentsTable {

	private static final double MEDIAN = 50;

	private static final double NEARLY_ALL = 99;

	private ContentsTable() {
	}

	static Table<BlockCost> of(List<BlockCost> costs) {
		return new Table<>("Events of responses, and look-ups in Redis",
				List.of(column("scenario", (row) -> row.block().scenario().label(), Format.TEXT),
						column("users", (row) -> row.block().users(), Format.COUNT),
						column("backend", BlockCost::backend, Format.TEXT),
						column("hits", (row) -> row.contents().cache().share(), Format.PERCENT),
						column("lowest", (row) -> row.contents().lowest(), Format.PERCENT),
						column("highest", (row) -> row.contents().highest(), Format.PERCENT),
						column("events", ContentsTable::events, Format.MILLIS),
						column("CPU µs per event", ContentsTable::cost, Format.MILLIS),
						column("first p50 ms", (row) -> time(row.contents().firstEvents(), MEDIAN), Format.MILLIS),
						column("p99 ms", (row) -> time(row.contents().firstEvents(), NEARLY_ALL), Format.MILLIS),
						column("gap p50 ms", (row) -> time(row.contents().gaps(), MEDIAN), Format.MILLIS),
						column("p99 ms", (row) -> time(row.contents().gaps(), NEARLY_ALL), Format.MILLIS)),
				costs.stream().filter((row) -> row.contents().isPresent()).toList());
	}

	private static double events(BlockCost row) {
		return (row.contents().events() == 0) ? Double.NaN : (double) row.contents().events() / row.requests();
	}

	private static double cost(BlockCost row) {
		return row.all().work() * 1e3 / row.contents().events();
	}

	private static double time(Map<Long, Integer> times, double percent) {
		return Percentiles.of(times).at(percent).orElse(Double.NaN) / 1e3;
	}

}
