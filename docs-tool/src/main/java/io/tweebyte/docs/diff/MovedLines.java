package io.tweebyte.docs.diff;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds lines that one side has at another place than the other. */
final class MovedLines {

	/** A shorter line, such as a brace, has not moved: it is only frequent. */
	private static final int TELLING = 12;

	private MovedLines() {
	}

	/** The same rows, each line that has moved beside the number of its twin. */
	static List<Row> marked(List<Row> rows) {
		Map<String, Deque<Integer>> gone = new HashMap<>();
		for (int i = 0; i < rows.size(); i++) {
			if (rows.get(i).kind() == Row.Kind.LEFT && isTelling(rows.get(i))) {
				gone.computeIfAbsent(line(rows.get(i)), (line) -> new ArrayDeque<>()).add(i);
			}
		}
		List<Row> marked = new ArrayList<>(rows);
		for (int i = 0; i < rows.size(); i++) {
			Row row = rows.get(i);
			Deque<Integer> twins = gone.get(line(row));
			if (row.kind() == Row.Kind.RIGHT && twins != null && !twins.isEmpty()) {
				Row twin = rows.get(twins.peek());
				marked.set(twins.remove(), twin.as(Row.Kind.MOVED, row.right().number()));
				marked.set(i, row.as(Row.Kind.MOVED, twin.left().number()));
			}
		}
		return marked;
	}

	private static boolean isTelling(Row row) {
		return line(row).length() >= TELLING;
	}

	private static String line(Row row) {
		return (row.left().exists() ? row.left() : row.right()).text().strip();
	}

}
