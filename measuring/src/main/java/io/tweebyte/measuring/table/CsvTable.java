package io.tweebyte.measuring.table;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import io.tweebyte.measuring.stats.Interval;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/**
 * A table as CSV for programs (RFC 4180, but lines end with a line feed): values are not
 * rounded, shares are fractions, and an interval becomes two columns, {@code NAME low}
 * and {@code NAME high}. A missing value is empty, the title is left out.
 */
public final class CsvTable {

	private static final CSVFormat FORMAT = CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();

	private static final CSVFormat WITH_HEAD = FORMAT.builder().setHeader().setSkipHeaderRecord(true).get();

	/** Returns the table, with a line break at its end. */
	public String render(Table<?> table) {
		StringWriter text = new StringWriter();
		try (CSVPrinter printer = new CSVPrinter(text, FORMAT)) {
			print(table, printer);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return text.toString();
	}

	/**
	 * Reads what {@link #render} wrote, or any CSV with a line of column names.
	 * @return a map from column name to text for each row, in the columns' order
	 * @throws UncheckedIOException for malformed CSV
	 */
	public static List<Map<String, String>> read(String csv) {
		try (CSVParser parser = CSVParser.parse(new StringReader(csv), WITH_HEAD)) {
			return parser.stream().map(CSVRecord::toMap).toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static <R> void print(Table<R> table, CSVPrinter printer) throws IOException {
		printer.printRecord(table.columns().stream().flatMap(CsvTable::names).toList());
		for (R row : table.rows()) {
			List<Object> values = new ArrayList<>();
			table.columns().forEach((column) -> values.addAll(values(column, row)));
			printer.printRecord(values);
		}
	}

	private static Stream<String> names(Column<?> column) {
		return (column.format() == Format.INTERVAL) ? Stream.of(column.name() + " low", column.name() + " high")
				: Stream.of(column.name());
	}

	private static <R> List<Object> values(Column<R> column, R row) {
		Object value = Format.present(column.value().apply(row)).orElse("");
		if (column.format() != Format.INTERVAL) {
			return List.of(value);
		}
		return (value instanceof Interval interval) ? List.of(interval.low(), interval.high()) : List.of("", "");
	}

}
