package io.tweebyte.load;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

import io.tweebyte.load.data.Slice;

/**
 * How much of what can be used once is used up at a backend that runs elsewhere: nobody
 * restores its databases, so each cell of each run goes on where the one before ended.
 */
class UsedPlaces {

	private static final int ALL = 1_000_000;

	/** What comes last belongs to the check of answers, which takes back what it did. */
	private static final int END = 990_000;

	/** Enough for a cell of some minutes. */
	private static final int MOST = 50_000;

	private final Path file;

	private final String target;

	private int cells;

	/**
	 * @param file keeps the first unused place of each target, in millionths of all
	 * @param target the backend, and which data it has
	 * @param cells how many cells of this run use something up
	 */
	UsedPlaces(Path file, String target, int cells) {
		this.file = file;
		this.target = target;
		this.cells = cells;
	}

	/**
	 * What the next cell may use: used up from now on, whatever becomes of the cell.
	 * @throws IOException when there is nothing left, or the file cannot be written
	 */
	Slice next() throws IOException {
		Properties places = read();
		int from = Integer.parseInt(places.getProperty(this.target, "0"));
		int to = from + Math.min(MOST, (END - from) / Math.max(1, this.cells--));
		if (to == from) {
			throw new IOException(("All pairs of users at %s were used up by earlier cells. Fill its databases anew "
					+ "(./tweebyte data --replace) and remove its line from %s")
				.formatted(this.target, this.file));
		}
		places.setProperty(this.target, Integer.toString(to));
		try (Writer writer = Files.newBufferedWriter(this.file)) {
			places.store(writer, "Millionths of all pairs of users that are used up");
		}
		return new Slice(from, to, ALL);
	}

	private Properties read() throws IOException {
		Properties places = new Properties();
		if (Files.exists(this.file)) {
			try (Reader reader = Files.newBufferedReader(this.file)) {
				places.load(reader);
			}
		}
		return places;
	}

}
