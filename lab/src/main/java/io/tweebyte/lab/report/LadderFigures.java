package io.tweebyte.lab.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import io.tweebyte.measuring.report.Part;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/**
 * The steps from the study's services to ours, as {@code ./tweebyte bench ladder} has
 * measured them.
 */
final class LadderFigures {

	private static final String RUNG = "rung";

	private static final String BACKEND = "backend";

	private LadderFigures() {
	}

	/**
	 * Returns the section of a report.
	 * @param root of the checkout
	 * @return empty when no run is kept
	 */
	static Optional<Part> part(Path root) throws IOException {
		return KeptResults.latest(root, Set.of(RUNG, BACKEND)).map(LadderFigures::part);
	}

	private static Part part(KeptResults kept) {
		return Part
			.of("ladder", "From the study's services to ours", ("CPU per request of a page of 1,000 tweets, or of an "
					+ "edit where a step is about edits, taken from docs/results/%s; docs/bench-ladder.md explains the steps. "
					+ "One run without intervals.")
				.formatted(kept.name()), table(kept.rows()));
	}

	private static Table<Map<String, String>> table(List<Map<String, String>> rows) {
		return new Table<>("", List.of(text(RUNG), text(BACKEND), number("requests", Format.COUNT),
				number("service CPU ms", Format.MILLIS), number("all CPU ms", Format.MILLIS),
				number("statements", Format.COUNT), number("calls", Format.COUNT), number("bytes", Format.COUNT)),
				rows);
	}

	private static Column<Map<String, String>> text(String name) {
		return new Column<>(name, (row) -> row.get(name), Format.TEXT);
	}

	private static Column<Map<String, String>> number(String name, Format format) {
		return new Column<>(name, (row) -> Double.valueOf(row.get(name)), format);
	}

}
