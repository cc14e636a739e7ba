package io.tweebyte.measuring.chart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

import io.tweebyte.measuring.chart.Series.Point;
import io.tweebyte.measuring.stats.Interval;

/**
 * Several lines, each with a band where its points have intervals.
 */
public record LineChart(Caption caption, Axis x, Axis y, List<Series> series) implements Chart {

	private static final double WIDTH = 760;

	private static final double PLOT = 300;

	private static final double LEFT = 64;

	private static final double RIGHT = 24;

	private static final double TOP = 34;

	private static final double BELOW = 46;

	private static final double ABOVE = 34;

	private static final double TICK_GAP_X = 64;

	private static final double TICK_GAP_Y = 30;

	/** More points are drawn without markers. */
	private static final int MARKERS = 40;

	@Override
	public String svg() {
		Legend legend = Legend.of("line", this.series.stream().map(Series::name).toList(), TOP, WIDTH);
		double top = TOP + legend.height() + ABOVE;
		double bottom = top + PLOT;
		Scale across = new Scale(this.x.logarithmic(), this.x.domain(points().mapToDouble(Point::x)), LEFT,
				WIDTH - RIGHT);
		Scale up = new Scale(this.y.logarithmic(), this.y.domain(points().flatMapToDouble(Point::heights)), bottom,
				top);
		List<Path> paths = new ArrayList<>();
		for (Series one : this.series) {
			paths.add(path(one, paths.size() % Series.COLORS, across, up));
		}
		Model model = new Model(legend, paths, Tick.of(across, TICK_GAP_X), Tick.of(up, TICK_GAP_Y), this.x.title(),
				this.y.title(), Text.place(LEFT), Text.place(WIDTH - RIGHT), Text.place(top), Text.place(bottom));
		return Drawing.svg(this.caption, WIDTH, bottom + BELOW, "line", model);
	}

	private Stream<Point> points() {
		return this.series.stream().flatMap((one) -> one.points().stream());
	}

	private static Path path(Series series, int color, Scale across, Scale up) {
		List<Point> points = series.points();
		List<String> places = places(points, Point::y, across, up);
		List<Point> banded = points.stream().filter((point) -> point.interval().isPresent()).toList();
		List<String> band = new ArrayList<>(places(banded, (point) -> end(point, Interval::low), across, up));
		List<String> upper = new ArrayList<>(places(banded, (point) -> end(point, Interval::high), across, up));
		Collections.reverse(upper);
		band.addAll(upper);
		return new Path(color, String.join(" ", places), String.join(" ", band),
				(points.size() > MARKERS) ? List.of() : markers(places));
	}

	private static double end(Point point, ToDoubleFunction<Interval> end) {
		return end.applyAsDouble(point.interval().orElseThrow());
	}

	private static List<String> places(List<Point> points, ToDoubleFunction<Point> height, Scale across, Scale up) {
		return points.stream()
			.map((point) -> Text.place(across.at(point.x())) + "," + Text.place(up.at(height.applyAsDouble(point))))
			.toList();
	}

	private static List<Marker> markers(List<String> places) {
		return places.stream().map((place) -> place.split(",")).map((place) -> new Marker(place[0], place[1])).toList();
	}

	private record Marker(String x, String y) {
	}

	private record Path(int color, String line, String band, List<Marker> markers) {
	}

	private record Model(Legend legend, List<Path> paths, List<Tick> across, List<Tick> up, String titleAcross,
			String titleUp, String left, String right, String top, String bottom) {

		String middle() {
			return Text.place((Double.parseDouble(this.left) + Double.parseDouble(this.right)) / 2);
		}

		String aboveTop() {
			return Text.place(Double.parseDouble(this.top) - 14);
		}

	}

}
