package io.tweebyte.measuring.table;

import java.util.List;

/**
 * A table, independent of how it is rendered. The first column names the row.
 *
 * @param title empty for none
 */
public record Table<R>(String title, List<Column<R>> columns, List<R> rows) {

	public Table {
		columns = List.copyOf(columns);
		rows = List.copyOf(rows);
	}

	public List<String> names() {
		return this.columns.stream().map(Column::name).toList();
	}

	/** Returns the cells of each row as text for people. */
	public List<List<String>> texts() {
		return this.rows.stream()
			.map((row) -> this.columns.stream().map((column) -> column.text(row)).toList())
			.toList();
	}

}
