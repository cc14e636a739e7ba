package io.tweebyte.lab.study;

import java.util.List;

/**
 * One form of a published comparison; each differs from the one before by one change.
 *
 * @param change that was made, in a sentence
 * @param says what can be seen, in a sentence
 */
public record Rung(String name, String change, String says, List<Row> rows) {

	/**
	 * What a library has done.
	 *
	 * @param taken items that were taken from the source
	 * @param delivered items that reached the end
	 */
	public record Row(String library, long taken, long delivered) {
	}

}
