package io.tweebyte.measuring.chart;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.measuring.stats.Interval;

/**
 * Ratios with their intervals, one per row, on a logarithmic axis with a line at 1.
 *
 * @param axis what the ratio is of, below the axis
 */
public record ForestChart(Caption caption, String axis, List<Row> rows) implements Chart {

	/** Shown at least, so that narrow intervals do not look wide. */
	private static final Interval LEAST = new Interval(0.8, 1.25);

	private static final double MARGIN = 1.03;

	private static final double PLOT = 460;

	private static final double GAP = 14;

	private static final double TOP = 34;

	private static final double LINE = 28;

	private static final double BELOW = 46;

	private static final double TICK_GAP = 38;

	private static final double DIAMOND = 6;

	@Override
	public String svg() {
		double left = this.rows.stream().mapToDouble((row) -> Text.width(row.label())).max().orElse(0) + GAP;
		double right = this.rows.stream().mapToDouble((row) -> Text.width(row.text())).max().orElse(0) + GAP;
		Scale scale = new Scale(true, domain(), left, left + PLOT);
		double bottom = TOP + this.rows.size() * LINE;
		List<Line> lines = IntStream.range(0, this.rows.size())
			.mapToObj((place) -> new Line(this.rows.get(place), scale, TOP + place * LINE))
			.toList();
		Model model = new Model(lines, Tick.of(scale, TICK_GAP), this.axis, Text.place(scale.at(1)), Text.place(left),
				Text.place(left + PLOT), Text.place(left + PLOT / 2), Text.place(left + PLOT + GAP),
				Text.place(bottom));
		return Drawing.svg(this.caption, left + PLOT + right + GAP, bottom + BELOW, "forest", model);
	}

	private Interval domain() {
		double[] ends = Stream.concat(Stream.of(LEAST), this.rows.stream().flatMap(Row::shown))
			.flatMapToDouble((interval) -> DoubleStream.of(interval.low(), interval.high()))
			.toArray();
		return new Interval(DoubleStream.of(ends).min().orElseThrow() / MARGIN,
				DoubleStream.of(ends).max().orElseThrow() * MARGIN);
	}

	/**
	 * A ratio.
	 *
	 * @param interval a point where there is none to show
	 * @param band of the A/A, shaded
	 * @param filled whether the point is filled, as for a claim, or hollow
	 * @param mark another source's value of the same ratio
	 */
	public record Row(String label, double value, Interval interval, Optional<Interval> band, boolean filled,
			Optional<Double> mark) {

		/** Creates a row without a mark. */
		public Row(String label, double value, Interval interval, Optional<Interval> band, boolean filled) {
			this(label, value, interval, band, filled, Optional.empty());
		}

		Stream<Interval> shown() {
			return Stream
				.of(Stream.of(this.interval), this.band.stream(),
						this.mark.stream().map((value) -> new Interval(value, value)))
				.flatMap((intervals) -> intervals);
		}

		String text() {
			if (this.interval.halfWidth() == 0) {
				return Text.ratio(this.value);
			}
			return "%s (%s to %s)".formatted(Text.ratio(this.value), Text.ratio(this.interval.low()),
					Text.ratio(this.interval.high()));
		}

	}

	private record Line(Row row, Scale scale, double top) {

		String y() {
			return Text.place(this.top + LINE / 2);
		}

		String x() {
			return Text.place(this.scale.at(this.row.value()));
		}

		String low() {
			return Text.place(this.scale.at(this.row.interval().low()));
		}

		String high() {
			return Text.place(this.scale.at(this.row.interval().high()));
		}

		/** Returns the corners of a diamond. */
		List<String> diamond() {
			double middle = this.top + LINE / 2;
			return this.row.mark()
				.stream()
				.map(this.scale::at)
				.map((x) -> "%s,%s %s,%s %s,%s %s,%s".formatted(Text.place(x), Text.place(middle - DIAMOND),
						Text.place(x + DIAMOND), Text.place(middle), Text.place(x), Text.place(middle + DIAMOND),
						Text.place(x - DIAMOND), Text.place(middle)))
				.toList();
		}

		List<Box> shade() {
			return this.row.band()
				.stream()
				.map((band) -> Box.of(this.scale.at(band.low()), this.scale.at(band.high()), this.top + 2, LINE - 4))
				.toList();
		}

	}

	private record Model(List<Line> lines, List<Tick> ticks, String axis, String one, String left, String right,
			String middle, String text, String bottom) {
	}

}
