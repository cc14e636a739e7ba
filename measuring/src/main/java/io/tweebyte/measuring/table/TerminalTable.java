package io.tweebyte.measuring.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Aligned columns for a terminal, without colour by default.
 */
public final class TerminalTable {

	private static final String GAP = "  ";

	private static final String BOLD = "\u001B[1m";

	private static final String RESET = "\u001B[0m";

	private final boolean color;

	public TerminalTable() {
		this(false);
	}

	/**
	 * Makes a renderer.
	 * @param color whether title and head are bold, for a terminal that shows it
	 */
	public TerminalTable(boolean color) {
		this.color = color;
	}

	/** Returns the table, with a line break at its end. */
	public String render(Table<?> table) {
		List<List<String>> lines = new ArrayList<>();
		lines.add(table.names());
		lines.addAll(table.texts());
		List<List<String>> cells = lines.stream().map(TerminalTable::oneLine).toList();
		int[] widths = IntStream.range(0, table.columns().size())
			.map((column) -> cells.stream().mapToInt((line) -> width(line.get(column))).max().orElse(0))
			.toArray();
		StringBuilder text = new StringBuilder();
		if (!table.title().isEmpty()) {
			text.append(bold(table.title())).append("\n");
		}
		text.append(bold(line(table, cells.getFirst(), widths))).append("\n");
		cells.stream().skip(1).forEach((line) -> text.append(line(table, line, widths)).append("\n"));
		return text.toString();
	}

	/** Control characters, escape sequences among them, must not reach the terminal. */
	private static List<String> oneLine(List<String> cells) {
		return cells.stream().map((cell) -> cell.replaceAll("\\R", " ").replaceAll("\\p{Cntrl}", "")).toList();
	}

	private static String line(Table<?> table, List<String> cells, int[] widths) {
		return IntStream.range(0, widths.length)
			.mapToObj((column) -> padded(cells.get(column), widths[column],
					table.columns().get(column).format().isNumeric()))
			.collect(Collectors.joining(GAP))
			.stripTrailing();
	}

	private static String padded(String cell, int width, boolean right) {
		String space = " ".repeat(width - width(cell));
		return right ? space + cell : cell + space;
	}

	private static int width(String cell) {
		return cell.codePointCount(0, cell.length());
	}

	private String bold(String text) {
		return this.color ? BOLD + text + RESET : text;
	}

}
