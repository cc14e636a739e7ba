package io.tweebyte.docs.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.checks.Tree;

/**
 * A line of each tree, side by side.
 *
 * @param async the line of async
 * @param virtual that of virtual
 * @param reactive that of reactive
 * @param note what is said instead of lines: a member of a tree is at another place than
 * in async; null for lines
 */
public record ThreeWayRow(Cell async, Cell virtual, Cell reactive, Note note) {

	/** A line of async, which both others are compared with. */
	static ThreeWayRow of(Row virtual, Row reactive) {
		Cell async = new Cell(Tree.ASYNC, kind(virtual, reactive),
				new Side(virtual.left().number(), spans(virtual, reactive)), 0, false);
		return new ThreeWayRow(async, Cell.right(Tree.VIRTUAL, virtual), Cell.right(Tree.REACTIVE, reactive), null);
	}

	/** A line that async does not have here; either of the rows may be null. */
	static ThreeWayRow withoutAsync(Row virtual, Row reactive) {
		Cell async = Stream.of(virtual, reactive)
			.filter((row) -> row != null && row.kind() == Row.Kind.MOVED)
			.map((row) -> Cell.elsewhere(Tree.ASYNC, row.elsewhere()))
			.findFirst()
			.orElse(Cell.missing(Tree.ASYNC));
		return new ThreeWayRow(async, cell(Tree.VIRTUAL, virtual), cell(Tree.REACTIVE, reactive), null);
	}

	static ThreeWayRow note(Tree tree, Row row) {
		return new ThreeWayRow(Cell.missing(Tree.ASYNC), Cell.missing(Tree.VIRTUAL), Cell.missing(Tree.REACTIVE),
				new Note(tree, row));
	}

	private static Cell cell(Tree tree, Row row) {
		return (row != null) ? Cell.right(tree, row) : Cell.missing(tree);
	}

	private static Cell.Kind kind(Row virtual, Row reactive) {
		List<Row.Kind> kinds = List.of(virtual.kind(), reactive.kind());
		if (kinds.contains(Row.Kind.CHANGED)) {
			return Cell.Kind.CHANGED;
		}
		if (kinds.contains(Row.Kind.LEFT)) {
			return Cell.Kind.ALONE;
		}
		return kinds.contains(Row.Kind.MOVED) ? Cell.Kind.MOVED : Cell.Kind.SAME;
	}

	/** The line of async, with the words marked that either of the others changed. */
	private static List<Span> spans(Row virtual, Row reactive) {
		String text = virtual.left().text();
		boolean[] changed = new boolean[text.length()];
		mark(changed, virtual);
		mark(changed, reactive);
		List<Span> spans = new ArrayList<>();
		int from = 0;
		for (int i = 1; i <= changed.length; i++) {
			if (i == changed.length || changed[i] != changed[from]) {
				spans.add(new Span(text.substring(from, i), changed[from]));
				from = i;
			}
		}
		return spans;
	}

	private static void mark(boolean[] changed, Row row) {
		if (row.kind() != Row.Kind.CHANGED) {
			return;
		}
		int position = 0;
		for (Span span : row.left().spans()) {
			for (int i = 0; i < span.text().length(); i++) {
				changed[position++] |= span.changed();
			}
		}
	}

	/** The lines in the order of the columns. */
	public List<Cell> cells() {
		return List.of(this.async, this.virtual, this.reactive);
	}

	/** Whether all three trees have the same line here. */
	public boolean isSame() {
		return cells().stream().allMatch((cell) -> cell.kind() == Cell.Kind.SAME);
	}

	/**
	 * Says where a member is.
	 *
	 * @param tree the tree that has it at another place than async
	 * @param row the places; the left one is that of async
	 */
	public record Note(Tree tree, Row row) {

	}

}
