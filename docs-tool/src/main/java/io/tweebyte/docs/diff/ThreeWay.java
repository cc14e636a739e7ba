package io.tweebyte.docs.diff;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.checks.Tree;

/** Puts the files of three trees side by side: virtual and reactive beside async. */
public final class ThreeWay {

	private final List<Row> virtual;

	private final List<Row> reactive;

	private int virtualPlace;

	private int reactivePlace;

	private ThreeWay(List<Row> virtual, List<Row> reactive) {
		this.virtual = virtual;
		this.reactive = reactive;
	}

	/**
	 * Joins two comparisons at the lines of async, which both have in order. So members
	 * are paired as they are in two columns, by name and parameters.
	 * @param virtual the rows of async and virtual
	 * @param reactive the rows of async and reactive
	 * @return all lines of the three files, those of async in order
	 */
	public static List<ThreeWayRow> rows(List<Row> virtual, List<Row> reactive) {
		return new ThreeWay(virtual, reactive).joined();
	}

	private List<ThreeWayRow> joined() {
		List<ThreeWayRow> rows = new ArrayList<>();
		while (true) {
			addWithoutAsync(rows);
			if (this.virtualPlace == this.virtual.size()) {
				return rows;
			}
			rows.add(ThreeWayRow.of(this.virtual.get(this.virtualPlace++), this.reactive.get(this.reactivePlace++)));
		}
	}

	/** Adds what the others have above the next line of async. */
	private void addWithoutAsync(List<ThreeWayRow> rows) {
		List<Row> ours = withoutAsync(this.virtual, this.virtualPlace);
		List<Row> theirs = withoutAsync(this.reactive, this.reactivePlace);
		this.virtualPlace += ours.size();
		this.reactivePlace += theirs.size();
		if (ours.stream().anyMatch(Row::isNote) || theirs.stream().anyMatch(Row::isNote)) {
			// a note is about the lines below it
			ours.forEach((row) -> rows
				.add(row.isNote() ? ThreeWayRow.note(Tree.VIRTUAL, row) : ThreeWayRow.withoutAsync(row, null)));
			theirs.forEach((row) -> rows
				.add(row.isNote() ? ThreeWayRow.note(Tree.REACTIVE, row) : ThreeWayRow.withoutAsync(null, row)));
		}
		else {
			rows.addAll(facing(ours, theirs));
		}
	}

	private static List<Row> withoutAsync(List<Row> rows, int from) {
		return rows.subList(from, rows.size())
			.stream()
			.takeWhile((row) -> row.isNote() || !row.left().exists())
			.toList();
	}

	/** Lines of virtual and reactive that are alike face each other. */
	private static List<ThreeWayRow> facing(List<Row> virtual, List<Row> reactive) {
		List<ThreeWayRow> rows = new ArrayList<>();
		int i = 0;
		int j = 0;
		for (Row row : SideBySide.compared(lines(virtual), lines(reactive))) {
			Row ours = row.left().exists() ? virtual.get(i++) : null;
			Row theirs = row.right().exists() ? reactive.get(j++) : null;
			rows.add(ThreeWayRow.withoutAsync(ours, theirs));
		}
		return rows;
	}

	private static List<Line> lines(List<Row> rows) {
		return rows.stream().map((row) -> new Line(row.right().number(), row.right().text())).toList();
	}

}
