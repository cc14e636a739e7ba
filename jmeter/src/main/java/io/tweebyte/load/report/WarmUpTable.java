package io.tweebyte.load.report;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.WarmUpRecord.Warmth;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

import static io.tweebyte.measuring.table.Column.column;

/** How far each backend had come in each scenario when its warm-up ended. */
final class WarmUpTable {

	private WarmUpTable() {
	}

	/** Returns a row for each scenario and backend, with all starts. */
	static Table<List<Warmth>> of(RunRecord run) {
		Map<String, List<Warmth>> rows = run.starts()
			.stream()
			.flatMap((start) -> start.warmUps().stream())
			.flatMap((warmUp) -> warmUp.warmths().stream())
			.collect(Collectors.groupingBy((one) -> one.block() + " " + one.backend(), TreeMap::new,
					Collectors.toList()));
		return new Table<>("",
				List.of(column("scenario", (row) -> row.getFirst().block(), Format.TEXT),
						column("backend", (row) -> row.getFirst().backend(), Format.TEXT),
						column("warm", WarmUpTable::warm, Format.TEXT),
						column("after round", (row) -> texts(row, Warmth::warmAfter), Format.TEXT),
						column("rounds", (row) -> texts(row, Warmth::rounds), Format.TEXT),
						column("CPU", (row) -> mean(row, Warmth::cpuChange), Format.PERCENT),
						column("allocation", (row) -> mean(row, Warmth::allocationChange), Format.PERCENT),
						column("JIT", (row) -> mean(row, Warmth::jit), Format.PERCENT)),
				List.copyOf(rows.values()));
	}

	private static String warm(List<Warmth> row) {
		return "%d of %d starts".formatted(row.stream().filter((one) -> one.warmAfter() > 0).count(), row.size());
	}

	private static String texts(List<Warmth> row, Function<Warmth, Integer> rounds) {
		return row.stream()
			.map(rounds)
			.map((number) -> (number > 0) ? number.toString() : Format.MISSING)
			.collect(Collectors.joining(" "));
	}

	private static double mean(List<Warmth> row, ToDoubleFunction<Warmth> figure) {
		return row.stream().mapToDouble(figure).average().orElseThrow();
	}

}
