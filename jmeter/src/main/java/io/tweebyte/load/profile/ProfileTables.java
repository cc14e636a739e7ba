package io.tweebyte.load.profile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.profile.Layers;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/** The tables of a profile: a figure of each backend, and differences to the first. */
record ProfileTables(Profile profile, Layers layers) {

	private static final int MOST = 40;

	/** Of the greatest figure of a table: less is left out. */
	private static final double LEAST = 0.002;

	/** Returns CPU by process and layer, the greatest differences first. */
	Table<Row> byLayer() {
		return table(List.of("process", "layer"), (backend) -> backend.byLayer(this.layers), Format.MILLIS,
				this.profile.perMilli(), Row::difference);
	}

	/** Returns the methods that need most, without what they call. */
	Table<Row> methods() {
		return table(List.of("method", "layer", "process"), (backend) -> backend.byMethod(this.layers), Format.MILLIS,
				this.profile.perMilli(), Row::greatest);
	}

	Table<Row> allocations() {
		return table(List.of("class"), BackendProfile::byClass, Format.BYTES, 1, Row::greatest);
	}

	Table<Row> waits() {
		return table(List.of("process", "waiting", "in"), BackendProfile::byWait, Format.MILLIS,
				this.profile.perMilli(), Row::greatest);
	}

	/** Returns what was measured of each process. */
	Table<ProcessRow> processes() {
		List<ProcessRow> rows = new ArrayList<>();
		this.profile.backends()
			.getFirst()
			.use()
			.keySet()
			.forEach((process) -> this.profile.backends()
				.stream()
				.filter((backend) -> backend.use().containsKey(process))
				.forEach((backend) -> rows.add(new ProcessRow(process, backend))));
		String unit = this.profile.unit();
		return new Table<>("", List.of(new Column<>("process", ProcessRow::process, Format.TEXT),
				new Column<>("backend", (row) -> row.backend().label(), Format.TEXT),
				new Column<>("CPU " + unit, (row) -> row.use().work() * this.profile.perMilli(), Format.MILLIS),
				new Column<>("kernel", (row) -> row.use().system() / (row.use().user() + row.use().system()),
						Format.PERCENT),
				new Column<>("GC " + unit, (row) -> row.ofJvm(row.use().gc()) * this.profile.perMilli(), Format.MILLIS),
				new Column<>("JIT " + unit, (row) -> row.ofJvm(row.use().jit()) * this.profile.perMilli(),
						Format.MILLIS),
				new Column<>("switches", (row) -> row.use().switches(), Format.MILLIS),
				new Column<>("allocated", (row) -> row.use().allocated(), Format.BYTES),
				new Column<>("CPU in samples", (row) -> row.backend().coverage().get(row.process()), Format.PERCENT)),
				rows);
	}

	private Table<Row> table(List<String> heads, Function<BackendProfile, Map<List<String>, Double>> figures,
			Format format, double factor, ToDoubleFunction<Row> weight) {
		Map<List<String>, Row> rows = new LinkedHashMap<>();
		List<BackendProfile> backends = this.profile.backends();
		for (int place = 0; place < backends.size(); place++) {
			int index = place;
			figures.apply(backends.get(place))
				.forEach((key,
						figure) -> rows.computeIfAbsent(key, (names) -> new Row(names, new double[backends.size()]))
							.figures()[index] = figure * factor);
		}
		List<Column<Row>> columns = new ArrayList<>();
		for (int head = 0; head < heads.size(); head++) {
			int place = head;
			columns.add(new Column<>(heads.get(head), (row) -> row.names().get(place), Format.TEXT));
		}
		columns.addAll(figures(format));
		double least = LEAST * rows.values().stream().mapToDouble(Row::greatest).max().orElse(0);
		return new Table<>("", columns,
				rows.values()
					.stream()
					.filter((row) -> row.greatest() >= least)
					.sorted(Comparator.comparingDouble(weight).reversed())
					.limit(MOST)
					.toList());
	}

	private List<Column<Row>> figures(Format format) {
		List<Column<Row>> columns = new ArrayList<>();
		String unit = (format == Format.MILLIS) ? " " + this.profile.unit() : "";
		for (int index = 0; index < this.profile.backends().size(); index++) {
			int place = index;
			String label = this.profile.backends().get(index).label();
			columns.add(new Column<>(label + unit, (row) -> row.figures()[place], format));
			if (index > 0) {
				columns.add(new Column<>("more", (row) -> row.figures()[place] - row.figures()[0], format));
			}
		}
		return columns;
	}

	/** A line with a figure of each backend, per request. */
	record Row(List<String> names, double[] figures) {

		double greatest() {
			return Arrays.stream(this.figures).max().orElse(0);
		}

		/** Returns the greatest difference to the first, or the figure if it is alone. */
		double difference() {
			return (this.figures.length == 1) ? this.figures[0]
					: Arrays.stream(this.figures).map((figure) -> Math.abs(figure - this.figures[0])).max().orElse(0);
		}

	}

	record ProcessRow(String process, BackendProfile backend) {

		ProcessUse use() {
			return this.backend.use().get(this.process);
		}

		double ofJvm(double figure) {
			return this.backend.processes().containsKey(this.process) ? figure : Double.NaN;
		}

	}

}
