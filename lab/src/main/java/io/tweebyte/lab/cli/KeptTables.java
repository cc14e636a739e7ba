package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import io.tweebyte.lab.work.UnwritableException;
import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.table.MarkdownTable;
import io.tweebyte.measuring.table.Table;

/** Tables of commands that count, as files. */
final class KeptTables {

	private KeptTables() {
	}

	/**
	 * Writes tables as Markdown, and one with all of their rows as CSV.
	 * @param name of both files
	 * @return the file with Markdown
	 * @throws UnwritableException when they cannot be written
	 */
	static Path write(Path folder, String name, List<Table<?>> tables, Table<?> all) throws IOException {
		Path file = folder.resolve(name + ".md");
		try {
			Files.createDirectories(folder);
			Files.writeString(file, markdown(tables));
			Files.writeString(folder.resolve(name + ".csv"), new CsvTable().render(all));
			return file;
		}
		catch (IOException ex) {
			throw new UnwritableException(file, ex);
		}
	}

	private static String markdown(List<Table<?>> tables) {
		return tables.stream().map(new MarkdownTable()::render).collect(Collectors.joining("\n"));
	}

}
