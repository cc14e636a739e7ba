package io.tweebyte.measuring.table;

/**
 * Writes a table in one notation.
 */
public interface TableRenderer {

	/** Returns the table, with a line break at its end. */
	String render(Table<?> table);

}
