package io.tweebyte.load;

import java.io.IOException;
import java.util.List;

import io.tweebyte.load.data.Slice;

/**
 * Who gets which lines of those that can be used once.
 */
interface Slices {

	/**
	 * The part of a cell that uses lines up.
	 * @throws IOException when there is none left
	 */
	Slice of(Cell cell) throws IOException;

	/**
	 * The same for each, in databases that nobody has used before.
	 * @param cells all that share the databases
	 */
	static Slices of(List<Cell> cells) {
		List<Cell> users = cells.stream().filter((cell) -> cell.scenario().usesLinesUp()).toList();
		return (cell) -> new Slice(users.indexOf(cell), users.size());
	}

}
