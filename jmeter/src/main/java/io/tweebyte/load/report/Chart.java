package io.tweebyte.load.report;

import java.util.List;

/**
 * A chart to be drawn.
 *
 * @param id unique in the page
 * @param title what it shows
 * @param description the same for those who cannot see it
 * @param x the axis below
 * @param y the axis to the left; a linear one begins at 0
 * @param lines what is drawn
 * @param legend whether the lines are named below
 */
record Chart(String id, String title, String description, Axis x, Axis y, List<Line> lines, boolean legend) {

	/** The lines as far as they can be drawn. */
	List<Line> drawable() {
		return this.lines.stream()
			.map((line) -> line.drawable(this.y.logarithmic()))
			.filter((line) -> !line.isEmpty())
			.toList();
	}

}
