package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.load.paper.Paper;

/**
 * Writes reports: {@code report.html}, {@code report.csv} and {@code report.json}.
 */
public final class ReportWriter {

	private ReportWriter() {
	}

	/**
	 * Writes the report of a run into its folder, over one that is there.
	 * @param run the run's folder
	 * @return the page
	 * @throws ReportException when there is nothing to report, or it makes no sense
	 * @throws IOException when a file cannot be written
	 */
	public static Path write(Path run) throws IOException {
		return write(List.of(run), run);
	}

	/**
	 * Writes the report of runs.
	 * @param runs the folder of one run, or of two to be compared
	 * @param folder takes the files
	 * @return the page
	 * @throws ReportException when there is nothing to report, or it makes no sense
	 * @throws IOException when a file cannot be written
	 */
	public static Path write(List<Path> runs, Path folder) throws IOException {
		List<Run> read = new ArrayList<>();
		for (Path run : runs) {
			read.add(RunReader.read(run));
		}
		Report report = Analysis.of(read);
		Files.createDirectories(folder);
		put(folder.resolve("report.csv"), String.join("\n", ReportCsv.lines(report)) + "\n");
		put(folder.resolve("report.json"), ReportJson.of(report) + "\n");
		Path page = folder.resolve("report.html");
		put(page, new Page(report, Paper.read()).html());
		return page;
	}

	/** Whole or not at all: somebody may be reading the one before. */
	private static void put(Path file, String text) throws IOException {
		Path draft = file.resolveSibling(file.getFileName() + ".new");
		Files.writeString(draft, text);
		Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
	}

}
