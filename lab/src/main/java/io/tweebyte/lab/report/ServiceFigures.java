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
 * What whole backends need per request, from a kept comparison with its verdicts. Nothing
 * of it is measured again.
 *
 * @param name of the comparison's folder
 * @param choice why that one
 */
record ServiceFigures(String name, String choice, List<Row> rows) {

	/** Has all scenarios, and starts enough for claims. */
	private static final String STUDY = "study";

	private static final Set<String> COLUMNS = Set.of("scenario", "ratio");

	/**
	 * Reads the latest whole comparison of the preset study; the latest one of any preset
	 * where there is none.
	 * @param root of the checkout
	 * @return empty when none is kept
	 */
	static Optional<ServiceFigures> latest(Path root) throws IOException {
		Optional<ServiceFigures> study = KeptResults.latestWhole(root, STUDY, COLUMNS)
			.map((kept) -> read(kept, "the latest whole run of the preset study"));
		return study.isPresent() ? study
				: KeptResults.latest(root, COLUMNS).map((kept) -> read(kept, "the latest run that is kept"));
	}

	private static ServiceFigures read(KeptResults kept, String choice) {
		return new ServiceFigures(kept.name(), choice,
				kept.rows().stream().filter((row) -> !row.get("ratio").isEmpty()).map(Row::of).toList());
	}

	/** Returns the section of a report. */
	Part part() {
		return Part.of("services", "Whole services",
				("CPU per request of gateway, services, PostgreSQL and Redis together, taken from docs/results/%s (%s) with its "
						+ "verdicts: what remains of a style where a request does real work.")
					.formatted(this.name, this.choice),
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
