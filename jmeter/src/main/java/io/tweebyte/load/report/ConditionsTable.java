package io.tweebyte.load.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;

import io.tweebyte.load.CellResult;
import io.tweebyte.load.CellResult.Usage;
import io.tweebyte.load.Conditions;
import io.tweebyte.load.report.Table.Field;

/**
 * What went on around every cell, and in the services besides their work.
 */
final class ConditionsTable {

	private ConditionsTable() {
	}

	static Table of(Run run) {
		Table table = Table.of("Conditions of the cells of " + run.name(),
				List.of("cell", "warm-up", "arrivals/s", "load before", "load after", "waiting for a CPU", "for a disk",
						"for memory", "stolen", "strangers", "watching, cores", "collector, ms", "threads",
						"waiting for a connection"));
		run.record()
			.cells()
			.forEach((result) -> result.conditions()
				.ifPresent((conditions) -> table.row(result.counts() ? "" : "bad", Field.text(result.cell().name()),
						fields(result, conditions))));
		return table;
	}

	private static List<Field> fields(CellResult result, Conditions conditions) {
		return List.of(Field.text(seconds(conditions.warmUp())).with(conditions.warm() ? "flat" : "not flat"),
				conditions.arrivals().map(Field::number).orElse(Field.none()), Field.number(conditions.loadBefore()),
				Field.number(conditions.loadAfter()), Field.share(conditions.cpuPressure()),
				Field.share(conditions.ioPressure()), Field.share(conditions.memoryPressure()),
				Field.share(conditions.steal()), Field.share(result.strangersShare()),
				Field.number(conditions.watching()), of(result, Usage::gcMillis, Double::sum),
				of(result, Usage::threads, Double::sum), of(result, Usage::poolWaits, Math::max));
	}

	/** Of all services. */
	private static Field of(CellResult result, Function<Usage, Optional<Double>> value,
			BinaryOperator<Double> together) {
		return result.usage()
			.values()
			.stream()
			.flatMap((usage) -> value.apply(usage).stream())
			.reduce(together)
			.map((number) -> Field.text(String.format(Locale.ROOT, "%,.0f", number)))
			.orElse(Field.none());
	}

	private static String seconds(double seconds) {
		return String.format(Locale.ROOT, "%.0f s", seconds);
	}

}
