package io.tweebyte.docs.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;

/** Puts two texts side by side. */
public final class SideBySide {

	private SideBySide() {
	}

	/**
	 * Compares two texts line by line, whatever their indentation.
	 * @param left the lines of async
	 * @param right the lines of reactive
	 * @return all lines of both, in order
	 */
	public static List<Row> rows(List<String> left, List<String> right) {
		return MovedLines.marked(compared(Line.of(left), Line.of(right)));
	}

	/**
	 * Compares two Java files member by member. A member stands beside its twin also
	 * where they have different names or places: in the place of the left one then, below
	 * a note.
	 * @param left the lines of async
	 * @param right the lines of reactive
	 * @param twins the members that belong together
	 * @return all lines of both, those of the left in order
	 */
	static List<Row> rows(List<String> left, List<String> right, Twins twins) {
		List<Line> ours = Line.of(left);
		List<Line> theirs = Line.of(right);
		List<Row> rows = new ArrayList<>();
		int i = 1;
		int j = 1;
		for (Twins.Twin twin : twins.inOrder()) {
			rows.addAll(compared(twins.staying(ours, i, twin.left().first(), Twins.Twin::left),
					twins.staying(theirs, j, twin.right().first(), Twins.Twin::right)));
			rows.addAll(compared(twin.left().of(ours), twin.right().of(theirs)));
			i = twin.left().last() + 1;
			j = twin.right().last() + 1;
		}
		rows.addAll(compared(twins.staying(ours, i, ours.size() + 1, Twins.Twin::left),
				twins.staying(theirs, j, theirs.size() + 1, Twins.Twin::right)));
		twins.moved().forEach((twin) -> insert(rows, twin, compared(twin.left().of(ours), twin.right().of(theirs))));
		return MovedLines.marked(rows);
	}

	static List<Row> compared(List<Line> left, List<Line> right) {
		List<Row> rows = new ArrayList<>();
		int i = 0;
		int j = 0;
		for (AbstractDelta<Line> delta : DiffUtils.diff(left, right, Line::isLike).getDeltas()) {
			while (i < delta.getSource().getPosition()) {
				rows.add(Row.same(left.get(i++), right.get(j++)));
			}
			rows.addAll(new Facing(delta.getSource().getLines(), delta.getTarget().getLines()).rows());
			i += delta.getSource().size();
			j += delta.getTarget().size();
		}
		while (i < left.size()) {
			rows.add(Row.same(left.get(i++), right.get(j++)));
		}
		return rows;
	}

	private static void insert(List<Row> rows, Twins.Twin twin, List<Row> compared) {
		int here = twin.left().first();
		int there = twin.right().first();
		Side left = Side.whole(here, twin.left().name(), false);
		Side right = Side.whole(there, twin.right().name(), false);
		List<Row> block = new ArrayList<>(List.of(new Row(Row.Kind.TWIN, left, right, there)));
		compared.forEach((row) -> block.add(row.moved(there)));
		rows.addAll(place(rows, (row) -> row.left().number() > here && !row.isMoved()), block);
		rows.add(place(rows, (row) -> row.right().number() > there && !row.isMoved()),
				new Row(Row.Kind.AWAY, left, right, here));
	}

	private static int place(List<Row> rows, Predicate<Row> isBelow) {
		int place = 0;
		while (place < rows.size() && !isBelow.test(rows.get(place))) {
			place++;
		}
		return place;
	}

}
