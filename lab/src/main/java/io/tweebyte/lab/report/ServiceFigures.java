package io.tweebyte.lab.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import io.tweebyte.measuring.report.Part;
import io.tweebyte.measuring.stats.Interval;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/**
 * What whole backends need per request, from the latest kept comparison with its
 * verdicts. Nothing of it is measured again.
 *
 * @param name of the comparison's folder
 */
record ServiceFigures(String name, List<Row> rows) {

	/**
	 * Reads the latest comparison, of any preset.
	 * @param root of the checkout
	 * @return empty when none is kept
	 */
	static Optional<ServiceFigures> latest(Path root) throws IOException {
		return KeptResults.latest(root, Set.of("scenario", "ratio")).map(ServiceFigures::read);
	}

	private static ServiceFigures read(KeptResults kept) {
		return new ServiceFigures(kept.name(),
				kept.rows().stream().filter((row) -> !row.get("ratio").isEmpty()).map(Row::of).toList());
	}

	/** Returns the section of a report. */
	Part part() {
		return Part.of("services", "Whole services",
				("CPU per request of gateway, services, PostgreSQL and Redis together, taken from docs/results/%s with its "
						+ "verdicts: what remains of a style where a request does real work.")
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
