package io.tweebyte.load.jmeter;

import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads CSV as RFC 4180 has it: a field in quotes may hold commas, doubled quotes and
 * line breaks.
 */
public class CsvRecords implements Closeable {

	private static final int END = -1;

	private final Reader reader;

	public CsvRecords(Reader reader) {
		this.reader = reader;
	}

	/**
	 * The fields of the next record, empty at the end of the file.
	 * @throws IllegalArgumentException when the file ends before the record's line does
	 */
	public Optional<List<String>> next() throws IOException {
		List<String> fields = new ArrayList<>();
		StringBuilder field = new StringBuilder();
		boolean quoted = false;
		int read = this.reader.read();
		if (read == END) {
			return Optional.empty();
		}
		for (; quoted || read != '\n'; read = this.reader.read()) {
			switch (read) {
				case END -> throw new IllegalArgumentException("the last line is cut off");
				case '"' -> quoted = !quoted;
				case ',' -> {
					if (quoted) {
						field.append(',');
					}
					else {
						fields.add(take(field));
					}
				}
				case '\r' -> {
					// Only ever before a line feed.
				}
				default -> field.append((char) read);
			}
		}
		fields.add(take(field));
		return Optional.of(fields);
	}

	private static String take(StringBuilder field) {
		String text = field.toString();
		field.setLength(0);
		return text;
	}

	@Override
	public void close() throws IOException {
		this.reader.close();
	}

}
