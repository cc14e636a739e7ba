package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import io.tweebyte.load.jmeter.CsvRecords;

/**
 * A table of numbers that a cell left behind, such as what happened in each second. A
 * line that is cut off ends it, the lines before it are kept.
 */
final class Readings {

	private final List<String> columns;

	private final List<double[]> rows;

	private Readings(List<String> columns, List<double[]> rows) {
		this.columns = columns;
		this.rows = rows;
	}

	/**
	 * Reads a file.
	 * @return empty when there is none, or nothing in it
	 */
	static Optional<Readings> read(Path file) {
		List<String> columns = List.of();
		List<double[]> rows = new ArrayList<>();
		if (!Files.isRegularFile(file)) {
			return Optional.empty();
		}
		try (CsvRecords records = new CsvRecords(Files.newBufferedReader(file))) {
			columns = records.next().orElse(List.of());
			for (Optional<List<String>> line = records.next(); line.isPresent(); line = records.next()) {
				rows.add(numbers(line.get(), columns.size()));
			}
		}
		catch (IOException | IllegalArgumentException ex) {
			// What was read before the damage is what there is.
		}
		return rows.isEmpty() ? Optional.empty() : Optional.of(new Readings(columns, rows));
	}

	/**
	 * A column, {@code NaN} where a line leaves it out or there is no such column.
	 */
	double[] column(String name) {
		int place = this.columns.indexOf(name);
		return this.rows.stream().mapToDouble((row) -> (place < 0) ? Double.NaN : row[place]).toArray();
	}

	/**
	 * The sum of columns; one that a line leaves out adds nothing.
	 * @return all {@code NaN} when there is no such column
	 */
	double[] sum(Predicate<String> wanted) {
		int[] places = IntStream.range(0, this.columns.size())
			.filter((place) -> wanted.test(this.columns.get(place)))
			.toArray();
		return this.rows.stream().mapToDouble((row) -> sum(row, places)).toArray();
	}

	private static double sum(double[] row, int[] places) {
		double sum = Double.NaN;
		for (int place : places) {
			if (!Double.isNaN(row[place])) {
				sum = Double.isNaN(sum) ? row[place] : sum + row[place];
			}
		}
		return sum;
	}

	private static double[] numbers(List<String> fields, int columns) {
		if (fields.size() != columns) {
			throw new IllegalArgumentException(
					"A line of %d fields under %d columns".formatted(fields.size(), columns));
		}
		return fields.stream()
			.mapToDouble((field) -> field.isEmpty() ? Double.NaN : Double.parseDouble(field))
			.toArray();
	}

}
