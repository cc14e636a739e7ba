package io.tweebyte.measuring.table;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A table of GitHub's Markdown. The title becomes a bold line above it.
 */
public final class MarkdownTable {

	/** Returns the table, with a line break at its end. */
	public String render(Table<?> table) {
		StringBuilder text = new StringBuilder();
		if (!table.title().isEmpty()) {
			text.append("**").append(escaped(table.title())).append("**\n\n");
		}
		text.append(line(table.names()));
		text.append(table.columns()
			.stream()
			.map((column) -> column.format().isNumeric() ? "---:" : "---")
			.collect(Collectors.joining("|", "|", "|\n")));
		table.texts().forEach((cells) -> text.append(line(cells)));
		return text.toString();
	}

	private static String line(List<String> cells) {
		return cells.stream().map(MarkdownTable::escaped).collect(Collectors.joining(" | ", "| ", " |\n"));
	}

	private static String escaped(String text) {
		return text.replace("\\", "\\\\")
			.replace("|", "\\|")
			.replace("&", "&amp;")
			.replace("<", "&lt;")
			.replaceAll("\\R", "<br>");
	}

}
