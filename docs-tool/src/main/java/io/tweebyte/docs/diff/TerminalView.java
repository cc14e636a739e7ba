package io.tweebyte.docs.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Shows rows in two columns of a terminal. Long lines are continued below, nothing is cut
 * off.
 */
public final class TerminalView {

	/** Below this, code in two columns cannot be read. */
	static final int NARROWEST = 40;

	private static final int NUMBER = 4;

	private static final String TAB = "  ";

	private static final String RESET = "\u001B[0m";

	private static final String FAINT = "\u001B[2m";

	private static final String BOLD = "\u001B[1m";

	private static final String LEFT = "\u001B[31m";

	private static final String RIGHT = "\u001B[32m";

	private static final String MOVED = "\u001B[36m";

	private final boolean colours;

	private final int column;

	private final Consumer<String> out;

	/**
	 * Creates a view.
	 * @param width how many characters fit into a line of the terminal
	 * @param colours whether it shows colours
	 * @param out takes the lines
	 */
	public TerminalView(int width, boolean colours, Consumer<String> out) {
		this.colours = colours;
		// two numbers, each with a blank, and the mark between two blanks
		this.column = (Math.max(width, NARROWEST) - 2 * (NUMBER + 1) - 3) / 2;
		this.out = out;
	}

	/** Prints a line that stands above others. */
	public void heading(String line) {
		this.out.accept(coloured(BOLD, line));
	}

	/**
	 * Prints rows.
	 * @param rows all rows of a pair
	 * @param context how many that are the same are shown around those that differ;
	 * negative for all
	 */
	public void print(List<Row> rows, int context) {
		boolean gap = false;
		for (int i = 0; i < rows.size(); i++) {
			if (context < 0 || isNear(rows, i, context)) {
				gap = false;
				if (rows.get(i).isNote()) {
					this.out.accept(coloured(MOVED, note(rows.get(i))));
				}
				else {
					print(rows.get(i));
				}
			}
			else if (!gap) {
				gap = true;
				this.out.accept(coloured(FAINT, "  ..."));
			}
		}
	}

	private static String note(Row row) {
		return row.isTwin()
				? "~ %s, line %d on the left, beside %s, which stands in line %d on the right:"
					.formatted(row.left().text(), row.left().number(), row.right().text(), row.right().number())
				: "~ %s, line %d on the right: see line %d on the left".formatted(row.right().text(),
						row.right().number(), row.left().number());
	}

	private static boolean isNear(List<Row> rows, int place, int context) {
		return rows.subList(Math.max(0, place - context), Math.min(rows.size(), place + context + 1))
			.stream()
			.anyMatch((row) -> row.kind() != Row.Kind.SAME);
	}

	private void print(Row row) {
		List<List<Span>> left = wrapped(row.isMovedRight() ? elsewhere(row) : row.left());
		List<List<Span>> right = wrapped(row.isMovedLeft() ? elsewhere(row) : row.right());
		for (int i = 0; i < Math.max(Math.max(left.size(), right.size()), 1); i++) {
			this.out.accept((number(row.left(), i) + column(left, i, row.kind(), LEFT) + " " + row.kind().mark() + " "
					+ number(row.right(), i) + column(right, i, row.kind(), RIGHT))
				.stripTrailing());
		}
	}

	/** What stands across from a line that has moved. */
	private static Side elsewhere(Row row) {
		return new Side(0, List.of(new Span("(see line " + row.elsewhere() + ")", true)));
	}

	private String number(Side side, int line) {
		boolean shown = side.exists() && line == 0;
		return coloured(FAINT, ("%" + NUMBER + "s ").formatted(shown ? side.number() : ""));
	}

	private String column(List<List<Span>> lines, int line, Row.Kind kind, String colour) {
		StringBuilder column = new StringBuilder();
		int length = 0;
		for (Span span : (line < lines.size()) ? lines.get(line) : List.<Span>of()) {
			length += span.text().length();
			column.append(
					span.changed() ? coloured((kind == Row.Kind.MOVED) ? MOVED : colour, span.text()) : span.text());
		}
		return column.append(" ".repeat(this.column - length)).toString();
	}

	private List<List<Span>> wrapped(Side side) {
		List<List<Span>> lines = new ArrayList<>();
		List<Span> line = new ArrayList<>();
		int room = this.column;
		for (Span span : side.spans()) {
			String text = span.text().replace("\t", TAB);
			while (!text.isEmpty()) {
				String part = text.substring(0, Math.min(room, text.length()));
				line.add(new Span(part, span.changed()));
				text = text.substring(part.length());
				room -= part.length();
				if (room == 0) {
					lines.add(line);
					line = new ArrayList<>();
					room = this.column;
				}
			}
		}
		if (!line.isEmpty()) {
			lines.add(line);
		}
		return lines;
	}

	private String coloured(String colour, String text) {
		return this.colours ? colour + text + RESET : text;
	}

}
