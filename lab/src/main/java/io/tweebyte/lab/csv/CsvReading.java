package io.tweebyte.lab.csv;

import io.tweebyte.lab.source.CsvText;
import io.tweebyte.lab.work.Outcome;

/**
 * The same cells out of the same characters, of which carriage returns are dropped. Only
 * how much is handed over at once differs.
 */
public interface CsvReading {

	/** One character at a time. */
	Outcome characters(CsvText text);

	/** Chunks of 65,536 characters. */
	Outcome chunks(CsvText text);

}
