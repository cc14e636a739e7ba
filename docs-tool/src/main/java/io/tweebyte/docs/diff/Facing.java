package io.tweebyte.docs.diff;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds which lines of a changed block face each other: those that have most words in
 * common, without crossing.
 */
final class Facing {

	/** Lines that have less in common are better shown one after the other. */
	private static final double ENOUGH = 0.4;

	private final List<Line> left;

	private final List<Line> right;

	private final double[][] alike;

	private final double[][] best;

	Facing(List<Line> left, List<Line> right) {
		this.left = left;
		this.right = right;
		this.alike = alike(words(left), words(right));
		this.best = new double[left.size() + 1][right.size() + 1];
		for (int i = left.size() - 1; i >= 0; i--) {
			for (int j = right.size() - 1; j >= 0; j--) {
				this.best[i][j] = Math.max(together(i, j), Math.max(this.best[i + 1][j], this.best[i][j + 1]));
			}
		}
	}

	private static List<WordCounts> words(List<Line> lines) {
		return lines.stream().map(Line::text).map(Words::visible).toList();
	}

	private static double[][] alike(List<WordCounts> left, List<WordCounts> right) {
		return left.stream().map((ours) -> right.stream().mapToDouble(ours::alike).toArray()).toArray(double[][]::new);
	}

	private double together(int i, int j) {
		return (this.alike[i][j] >= ENOUGH) ? this.alike[i][j] + this.best[i + 1][j + 1] : 0;
	}

	/** The lines in rows. */
	List<Row> rows() {
		List<Row> rows = new ArrayList<>();
		int i = 0;
		int j = 0;
		while (i < this.left.size() || j < this.right.size()) {
			if (i < this.left.size() && j < this.right.size() && face(i, j)) {
				rows.add(Words.compared(this.left.get(i++), this.right.get(j++)));
			}
			else if (j == this.right.size() || (i < this.left.size() && this.best[i + 1][j] >= this.best[i][j + 1])) {
				rows.add(Row.left(this.left.get(i++)));
			}
			else {
				rows.add(Row.right(this.right.get(j++)));
			}
		}
		return rows;
	}

	private boolean face(int i, int j) {
		double together = together(i, j);
		return together > 0 && together >= this.best[i + 1][j] && together >= this.best[i][j + 1];
	}

}
