package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A backend that runs, with all that is needed to measure it.
 */
interface Scene extends AutoCloseable {

	/**
	 * What is wrong with its answers, empty when nothing is. Asked before anything is
	 * timed.
	 * @throws InterruptedException when interrupted meanwhile
	 */
	Optional<String> problem() throws InterruptedException;

	/**
	 * What its services cost that nobody has asked anything yet.
	 * @throws InterruptedException when interrupted meanwhile
	 */
	List<StaticFigures> statics() throws InterruptedException;

	/**
	 * How long each of its services took until it was ready, in milliseconds; empty where
	 * nothing was started.
	 */
	Map<String, Double> starts();

	/** What is measured. */
	Target target();

	/**
	 * The folder of the files that a cell's plan reads.
	 * @throws IOException when they cannot be written
	 */
	Path data(Cell cell) throws IOException;

	/** Ends what was started. */
	@Override
	void close();

}
