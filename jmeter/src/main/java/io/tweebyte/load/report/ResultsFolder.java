package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.load.CellResult;

/**
 * Where summaries of runs are kept with the sources: the record, the report, and two
 * small files of each cell. Raw samples and logs stay where they are.
 */
public final class ResultsFolder {

	private static final String RECORD = "result.json";

	private static final List<String> KEPT = List.of("seconds.csv", "latencies.csv");

	private ResultsFolder() {
	}

	/**
	 * Puts a run's summaries into a folder and writes the report there.
	 * @param run the run's folder
	 * @param folder is made
	 * @return the page
	 * @throws ReportException when there is nothing to report, or it makes no sense
	 * @throws IOException when a file cannot be written
	 */
	public static Path export(Path run, Path folder) throws IOException {
		Run read = RunReader.read(run);
		Files.createDirectories(folder);
		Files.copy(run.resolve(RECORD), folder.resolve(RECORD), StandardCopyOption.REPLACE_EXISTING);
		for (CellResult result : read.record().cells()) {
			Path kept = folder.resolve("cells").resolve(result.cell().name());
			for (String name : KEPT) {
				Path file = read.cell(result.cell()).resolve(name);
				if (Files.isRegularFile(file)) {
					Files.createDirectories(kept);
					Files.copy(file, kept.resolve(name), StandardCopyOption.REPLACE_EXISTING);
				}
			}
		}
		return ReportWriter.write(folder);
	}

	/**
	 * The results that were kept last, by the names of their folders.
	 * @param results the folder of all results
	 * @return empty when none are kept
	 * @throws ReportException when they make no sense
	 */
	static Optional<Run> latest(Path results) throws IOException {
		if (!Files.isDirectory(results)) {
			return Optional.empty();
		}
		try (Stream<Path> folders = Files.list(results)) {
			Optional<Path> latest = folders.filter((folder) -> Files.isRegularFile(folder.resolve(RECORD)))
				.max(Comparator.naturalOrder());
			return latest.isEmpty() ? Optional.empty() : Optional.of(RunReader.read(latest.get()));
		}
	}

}
