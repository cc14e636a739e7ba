package io.tweebyte.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.measuring.table.CsvTable;

/**
 * A result that is kept in {@code docs/results}.
 *
 * @param name of its folder
 */
record KeptResults(String name, List<Map<String, String>> rows) {

	private static final String REPORT = "report.csv";

	/**
	 * Reads the latest result that has columns.
	 * @param root of the checkout
	 * @return empty when none is kept
	 */
	static Optional<KeptResults> latest(Path root, Collection<String> columns) throws IOException {
		Path results = root.resolve("docs").resolve("results");
		if (!Files.isDirectory(results)) {
			return Optional.empty();
		}
		try (Stream<Path> folders = Files.list(results)) {
			for (Path folder : folders.sorted(Comparator.reverseOrder()).toList()) {
				Path report = folder.resolve(REPORT);
				List<Map<String, String>> rows = Files.exists(report) ? CsvTable.read(Files.readString(report))
						: List.of();
				if (!rows.isEmpty() && rows.getFirst().keySet().containsAll(columns)) {
					return Optional.of(new KeptResults(folder.getFileName().toString(), rows));
				}
			}
		}
		return Optional.empty();
	}

}
