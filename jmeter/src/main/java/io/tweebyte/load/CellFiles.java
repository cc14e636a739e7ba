package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import io.tweebyte.load.stats.Samples;
import io.tweebyte.load.stats.Window;
import io.tweebyte.load.watch.Observation;
import io.tweebyte.testsupport.Directories;

/**
 * The folder of a cell: raw samples and readings, and what a report draws from them.
 */
class CellFiles {

	private final Path folder;

	CellFiles(Path folder) {
		this.folder = folder;
	}

	/** JMeter's samples, each a line. */
	Path samples() {
		return this.folder.resolve("samples.jtl");
	}

	/** Every reading of every process. */
	Path readings() {
		return this.folder.resolve("processes.csv");
	}

	/** A line for each second. */
	Path seconds() {
		return this.folder.resolve("seconds.csv");
	}

	/** Percentiles of the window. */
	Path latencies() {
		return this.folder.resolve("latencies.csv");
	}

	/**
	 * Makes the folder, empty: JMeter would add to the samples of a cell that was cut
	 * short.
	 * @throws IOException when it cannot be made
	 */
	void clear() throws IOException {
		Directories.deleteIfExists(this.folder);
		Files.createDirectories(this.folder);
	}

	/**
	 * Writes the two summaries.
	 * @throws IOException when one cannot be written
	 */
	void write(Samples samples, Window window, Map<String, Observation> observations) throws IOException {
		Files.write(seconds(), SecondsTable.lines(samples, window, observations));
		Files.write(latencies(), LatenciesTable.lines(samples, window));
	}

}
