package io.tweebyte.load.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import io.tweebyte.load.Cell;
import io.tweebyte.load.CellResult;
import io.tweebyte.load.Purpose;

/**
 * What happened in the cells: second by second, and latency by percentile. Of the repeats
 * of a cell the one of median throughput is shown.
 */
final class CellCharts {

	private static final double FAR = 10;

	/** All have kept to the last percentile, which lies at no place of the axis. */
	private static final double ALL = 100;

	private final Report report;

	private final Repeats repeats;

	private final ChartPainter painter;

	CellCharts(Report report, ChartPainter painter) {
		this.report = report;
		this.repeats = new Repeats(report.runs());
		this.painter = painter;
	}

	/**
	 * The charts of a load, all subjects in each; those are missing that no file tells
	 * of.
	 */
	List<Picture> of(Place place) {
		List<Shown> shown = new ArrayList<>();
		for (Subject subject : this.report.subjects()) {
			typical(this.repeats.tried(subject, Purpose.COMPARISON).getOrDefault(place, List.of()))
				.ifPresent((result) -> shown.add(shown(subject, result)));
		}
		return pictures(place.key(), place.scenario().label() + ", " + place.load(), shown);
	}

	/**
	 * The charts of a single cell, whether it counts or not.
	 */
	List<Picture> of(Run run, CellResult result) {
		Subject subject = new Subject(0, result.cell().contender(), result.cell().contender().label());
		return pictures("bad-" + result.cell().name(), result.cell().name() + ", which does not count",
				List.of(shown(subject, run, result.cell())));
	}

	private List<Picture> pictures(String id, String what, List<Shown> shown) {
		List<Picture> pictures = new ArrayList<>();
		series(id + "-rate", what, "requests/s", shown, (table) -> table.column("requests")).ifPresent(pictures::add);
		series(id + "-p90", what, "p90, ms", shown, (table) -> table.column("p90_ms")).ifPresent(pictures::add);
		series(id + "-cpu", what, "cores busy, backend", shown, (table) -> table.sum(CellCharts::isBackendCpu))
			.ifPresent(pictures::add);
		series(id + "-heap", what, "heap in use, MiB", shown, (table) -> table.sum((name) -> name.startsWith("heap_")))
			.ifPresent(pictures::add);
		percentiles(id, what, shown).ifPresent(pictures::add);
		return pictures;
	}

	private Optional<Picture> series(String id, String what, String axis, List<Shown> shown,
			Function<Readings, double[]> values) {
		List<Line> lines = new ArrayList<>();
		for (Shown cell : shown) {
			cell.seconds()
				.ifPresent((seconds) -> lines.add(new Line(cell.subject().label(), seconds.column("second"),
						values.apply(seconds), Look.of(cell.subject()).bare())));
		}
		String title = "%s: %s in each second".formatted(what, axis);
		return picture(new Chart("s-" + id, title, title + "; the window begins at second 0.",
				Axis.linear("seconds from the window's begin"), Axis.linear(axis), lines, true));
	}

	private Optional<Picture> percentiles(String id, String what, List<Shown> shown) {
		List<Line> lines = new ArrayList<>();
		for (Shown cell : shown) {
			cell.latencies().ifPresent((latencies) -> {
				double[] percents = latencies.column("percent");
				double[] places = new double[percents.length];
				for (int row = 0; row < percents.length; row++) {
					places[row] = (percents[row] < ALL) ? Axis.nines(percents[row]) : Double.NaN;
				}
				lines.add(new Line(cell.subject().label(), places, latencies.column("ms"),
						Look.of(cell.subject()).bare()));
			});
		}
		double greatest = lines.stream().flatMapToDouble((line) -> Arrays.stream(line.y())).max().orElse(0);
		double least = lines.stream()
			.flatMapToDouble((line) -> Arrays.stream(line.y()))
			.filter((height) -> height > 0)
			.min()
			.orElse(greatest);
		String title = what + ": latency by percentile";
		return picture(new Chart("l-" + id, title, title + " of the successes in the window.", Axis.percentiles(),
				(greatest / least > FAR) ? Axis.logarithmic("latency, ms") : Axis.linear("latency, ms"), lines, true));
	}

	private Optional<Picture> picture(Chart chart) {
		return this.painter.paint(chart).map((svg) -> new Picture(chart.title(), svg));
	}

	private Shown shown(Subject subject, CellResult result) {
		return shown(subject, this.report.runs().get(subject.run()), result.cell());
	}

	private static Shown shown(Subject subject, Run run, Cell cell) {
		Path folder = run.cell(cell);
		return new Shown(subject, Readings.read(folder.resolve("seconds.csv")),
				Readings.read(folder.resolve("latencies.csv")));
	}

	private static Optional<CellResult> typical(List<CellResult> tried) {
		List<CellResult> ascending = Repeats.counted(tried)
			.stream()
			.sorted(Comparator.comparingDouble(Figure.THROUGHPUT::of))
			.toList();
		return ascending.isEmpty() ? Optional.empty() : Optional.of(ascending.get((ascending.size() - 1) / 2));
	}

	private static boolean isBackendCpu(String column) {
		return column.startsWith("cpu_") && Processes.isBackend(column.substring("cpu_".length()));
	}

	/**
	 * A cell that is shown.
	 *
	 * @param subject whose it is
	 * @param seconds its seconds, empty without a file
	 * @param latencies its percentiles, empty without a file
	 */
	private record Shown(Subject subject, Optional<Readings> seconds, Optional<Readings> latencies) {
	}

}
