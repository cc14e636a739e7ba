package io.tweebyte.load;

import java.util.List;
import java.util.stream.Stream;

/**
 * One start of a backend, with everything that is measured before its end.
 *
 * @param number from 1
 * @param contender the backend
 * @param settling what the backend does before anything is measured, all of
 * {@link Purpose#SETTLING}
 * @param cells in the order of measuring; those with {@link Purpose#OVERLOAD} are never
 * together with others, since their backend has other limits
 */
record Block(int number, Contender contender, List<Cell> settling, List<Cell> cells) {

	/**
	 * The same start with some of its cells only.
	 */
	Block of(List<Cell> some) {
		return new Block(this.number, this.contender, this.settling, some);
	}

	/** All that share the databases, be they measured or not. */
	List<Cell> all() {
		return Stream.concat(this.settling.stream(), this.cells.stream()).toList();
	}

	/** Whether the backend keeps the limits that it has in production. */
	boolean production() {
		return this.cells.getFirst().purpose() == Purpose.OVERLOAD;
	}

	/** A name for files. */
	String name() {
		return "%03d-%s".formatted(this.number, this.contender.label());
	}

}
