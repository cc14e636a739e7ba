package io.tweebyte.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.measuring.report.Part;
import io.tweebyte.measuring.stats.Interval;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/**
 * What whole backends need per request, from the latest kept comparison with its
 * verdicts. Nothing of it is measured again.
 *
 * @param name of the comparison's folder
 */
record ServiceFigures(String name, List<Row> rows) {

	private static final String KEPT = "-study";

	private static final String REPORT = "report.csv";

	/**
	 * Reads the latest comparison.
	 * @param root of the checkout
	 * @return empty when none is kept
	 */
	static Optional<ServiceFigures> latest(Path root) throws IOException {
		Path results = root.resolve("docs").resolve("results");
		if (!Files.isDirectory(results)) {
			return Optional.empty();
		}
		try (Stream<Path> folders = Files.list(results)) {
			Optional<Path> latest = folders.filter((folder) -> folder.getFileName().toString().endsWith(KEPT))
				.filter((folder) -> Files.exists(folder.resolve(REPORT)))
				.max(Comparator.naturalOrder());
			return latest.isPresent() ? Optional.of(read(latest.get())) : Optional.empty();
		}
	}

	private static ServiceFigures read(Path folder) throws IOException {
		List<Row> rows = CsvTable.read(Files.readString(folder.resolve(REPORT)))
			.stream()
			.filter((row) -> !row.get("ratio").isEmpty())
			.map(Row::of)
			.toList();
		return new ServiceFigures(folder.getFileName().toString(), rows);
	}

	/** Returns the section of a report. */
	Part part() {
		return Part.of("services", "Whole services",
				("CPU per request of gateway, services, PostgreSQL and Redis together, taken from docs/results/%s with its "
						+ "verdicts: what remains of a style where a request does real work. The steps between are in "
						+ "docs/bench-ladder.md.")
					.formatted(this.name),
				new Table<>("",
						List.of(new Column<>("scenario", Row::scenario, Format.TEXT),
								new Column<>("users", Row::users, Format.COUNT),
								new Column<>("backend", Row::backend, Format.TEXT),
								new Column<>("against", Row::against, Format.TEXT),
								new Column<>("ratio", Row::ratio, Format.RATIO),
								new Column<>("95 %", Row::interval, Format.INTERVAL),
								new Column<>("verdict", Row::verdict, Format.TEXT)),
						this.rows));
	}

	/**
	 * A comparison of two backends.
	 */
	record Row(String scenario, int users, String backend, String against, double ratio, Interval interval,
			String verdict) {

		static Row of(Map<String, String> row) {
			return new Row(row.get("scenario"), Integer.parseInt(row.get("users")), row.get("backend"),
					row.get("against"), Double.parseDouble(row.get("ratio")),
					new Interval(Double.parseDouble(row.get("95 % low")), Double.parseDouble(row.get("95 % high"))),
					row.get("verdict"));
		}

	}

}
