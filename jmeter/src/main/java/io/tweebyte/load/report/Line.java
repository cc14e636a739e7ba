package io.tweebyte.load.report;

import java.util.stream.IntStream;

/**
 * A line of a chart.
 *
 * @param name what it shows, unique in the chart
 * @param x where its points are
 * @param y their heights; a point that is no number is left out
 * @param look how it is told from the others
 */
record Line(String name, double[] x, double[] y, Look look) {

	/** Without points that are no number or, where asked, not above zero. */
	Line drawable(boolean aboveZero) {
		int[] places = IntStream.range(0, this.x.length)
			.filter((place) -> Double.isFinite(this.x[place]) && Double.isFinite(this.y[place]))
			.filter((place) -> !aboveZero || this.y[place] > 0)
			.toArray();
		return new Line(this.name, IntStream.of(places).mapToDouble((place) -> this.x[place]).toArray(),
				IntStream.of(places).mapToDouble((place) -> this.y[place]).toArray(), this.look);
	}

	boolean isEmpty() {
		return this.x.length == 0;
	}

}
