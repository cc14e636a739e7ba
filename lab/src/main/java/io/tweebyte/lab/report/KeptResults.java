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

import io.tweebyte.measuring.run.RunFolder;
import io.tweebyte.measuring.table.CsvTable;

/**
 * A result that is kept in {@code docs/results}.
 *
 * @param name of its folder
 */
record KeptResults(String name, List<Map<String, String>> rows) {

	private static final String REPORT = "report.csv";

	private static final String RUN = "run.json";

	/**
	 * Reads the latest result that has columns.
	 * @param root of the checkout
	 * @return empty when none is kept
	 */
	static Optional<KeptResults> latest(Path root, Collection<String> columns) throws IOException {
		return first(root, columns, (folder) -> true);
	}

	/**
	 * Reads the latest whole run of a preset: all of its starts are complete.
	 * @param root of the checkout
	 * @return empty when none is kept
	 */
	static Optional<KeptResults> latestWhole(Path root, String preset, Collection<String> columns) throws IOException {
		return first(root, columns, (folder) -> isWhole(folder, preset));
	}

	private static Optional<KeptResults> first(Path root, Collection<String> columns, Choice choice)
			throws IOException {
		Path results = root.resolve("docs").resolve("results");
		if (!Files.isDirectory(results)) {
			return Optional.empty();
		}
		try (Stream<Path> folders = Files.list(results)) {
			for (Path folder : folders.sorted(Comparator.reverseOrder()).toList()) {
				Path report = folder.resolve(REPORT);
				List<Map<String, String>> rows = Files.exists(report) ? CsvTable.read(Files.readString(report))
						: List.of();
				if (!rows.isEmpty() && rows.getFirst().keySet().containsAll(columns) && choice.takes(folder)) {
					return Optional.of(new KeptResults(folder.getFileName().toString(), rows));
				}
			}
		}
		return Optional.empty();
	}

	private static boolean isWhole(Path folder, String preset) throws IOException {
		return Files.exists(folder.resolve(RUN)) && new RunFolder(folder).read(RUN, Run.class).isWhole(preset);
	}

	private interface Choice {

		boolean takes(Path folder) throws IOException;

	}

	/** What the record of a run states about its extent. */
	private record Run(Order order, List<Start> starts) {

		boolean isWhole(String preset) {
			return this.order.preset().equals(preset) && this.starts.size() == this.order.all()
					&& this.starts.stream().allMatch(Start::complete);
		}

	}

	private record Order(String preset, int starts, Boolean pairs, List<String> backends) {

		/**
		 * With two backends at a time there is a start for each of the others. Older runs
		 * do not say.
		 */
		int all() {
			return this.starts * (Boolean.TRUE.equals(this.pairs) ? this.backends.size() - 1 : 1);
		}

	}

	private record Start(boolean complete) {
	}

}
