package io.tweebyte.measuring.table;

import java.util.function.Function;

/**
 * A column of a table.
 *
 * @param value takes a row's value; {@code null}, an empty optional or {@code NaN} where
 * it is missing
 */
public record Column<R>(String name, Function<R, ?> value, Format format) {

	/** Makes a column in a list of them, where the compiler knows the rows. */
	public static <R> Column<R> column(String name, Function<R, ?> value, Format format) {
		return new Column<>(name, value, format);
	}

	/** Returns the row's value as text for people. */
	public String text(R row) {
		return this.format.text(this.value.apply(row));
	}

}
