package io.tweebyte.measuring.chart;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.measuring.stats.Interval;

/**
 * Horizontal bars, each stacked from the same parts, such as processes.
 *
 * @param axis what the values are, with the unit
 * @param parts the names of the parts, in the order of a bar's values
 */
public record BarChart(Caption caption, String axis, List<String> parts, List<Bar> bars) implements Chart {

	private static final double PLOT = 520;

	private static final double GAP = 14;

	private static final double TOP = 34;

	private static final double LINE = 30;

	private static final double BAR = 18;

	private static final double BELOW = 46;

	private static final double TICK_GAP = 64;

	public BarChart {
		for (Bar bar : bars) {
			if (bar.values().size() != parts.size()) {
				throw new IllegalArgumentException("The bar %s needs %d values".formatted(bar.label(), parts.size()));
			}
		}
	}

	@Override
	public String svg() {
		double left = this.bars.stream().mapToDouble((bar) -> Text.width(bar.label())).max().orElse(0) + GAP;
		double right = this.bars.stream().mapToDouble((bar) -> Text.width(Text.figure(bar.sum()))).max().orElse(0)
				+ GAP;
		double most = this.bars.stream().mapToDouble(Bar::sum).max().orElse(0);
		Scale scale = new Scale(false, new Interval(0, (most > 0) ? most : 1), left, left + PLOT);
		Legend legend = Legend.of("sample", this.parts, TOP, left + PLOT + right);
		double top = TOP + legend.height() + GAP;
		double bottom = top + this.bars.size() * LINE;
		List<Line> lines = new ArrayList<>();
		for (Bar bar : this.bars) {
			lines.add(line(bar, top + lines.size() * LINE, scale));
		}
		Model model = new Model(legend, lines, Tick.of(scale, TICK_GAP), this.axis, Text.place(left),
				Text.place(left + PLOT / 2), Text.place(top), Text.place(bottom));
		return Drawing.svg(this.caption, left + PLOT + right + GAP, bottom + BELOW, "bar", model);
	}

	private Line line(Bar bar, double top, Scale scale) {
		List<Part> stacked = new ArrayList<>();
		double sum = 0;
		for (int part = 0; part < this.parts.size(); part++) {
			double value = bar.values().get(part);
			stacked.add(new Part(Box.of(scale.at(sum), scale.at(sum + value), top + (LINE - BAR) / 2, BAR),
					part % Series.COLORS, this.parts.get(part) + " " + Text.figure(value)));
			sum += value;
		}
		return new Line(bar.label(), stacked, Text.figure(sum), Text.place(scale.at(sum) + GAP / 2),
				Text.place(top + LINE / 2));
	}

	/**
	 * A bar.
	 *
	 * @param values of the parts, none below zero
	 */
	public record Bar(String label, List<Double> values) {

		double sum() {
			return this.values.stream().mapToDouble(Double::doubleValue).sum();
		}

	}

	private record Part(Box box, int color, String hint) {
	}

	private record Line(String label, List<Part> stacked, String sum, String end, String y) {
	}

	private record Model(Legend legend, List<Line> lines, List<Tick> ticks, String axis, String left, String middle,
			String top, String bottom) {
	}

}
