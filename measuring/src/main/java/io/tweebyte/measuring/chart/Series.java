package io.tweebyte.measuring.chart;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

import io.tweebyte.measuring.stats.Interval;

/**
 * A line of a chart.
 *
 * @param points in the order in which they are joined
 */
public record Series(String name, List<Point> points) {

	/** Colours of the style sheet; more series use them again. */
	static final int COLORS = 8;

	/**
	 * A point.
	 *
	 * @param interval of {@code y}, drawn as a band
	 */
	public record Point(double x, double y, Optional<Interval> interval) {

		public static Point of(double x, double y) {
			return new Point(x, y, Optional.empty());
		}

		DoubleStream heights() {
			return this.interval.map((band) -> DoubleStream.of(this.y, band.low(), band.high()))
				.orElse(DoubleStream.of(this.y));
		}

	}

}
