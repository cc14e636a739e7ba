package io.tweebyte.measuring.table;

import java.util.function.Function;

/**
 * A column of a table.
 *
 * @param value takes a row's value; {@code null}, an empty optional or {@code NaN} where
 * it is missing
 */
public record Column<R>(String name, Function<R, ?> value, Format format) {

	/** Returns the row's value as text for people. */
	public String text(R row) {
		return this.format.text(this.value.apply(row));
	}

}
