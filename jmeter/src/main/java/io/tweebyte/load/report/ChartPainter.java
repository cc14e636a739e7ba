package io.tweebyte.load.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.XYStyler;

/**
 * Draws charts as SVG.
 */
final class ChartPainter {

	static final int WIDTH = 480;

	private static final int HEIGHT = 300;

	private static final int LEGEND_LINE = 22;

	private static final int MARK = 7;

	private static final int TICKS_APART = 60;

	private static final Color INK = new Color(34, 34, 34);

	private static final Color GRID = new Color(221, 221, 221);

	private static final Color PAPER = Color.WHITE;

	private static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);

	private final Glyphs glyphs = new Glyphs();

	private Optional<String> problem = Optional.empty();

	static {
		// Nothing is shown on a screen, and there may be none.
		System.setProperty("java.awt.headless", "true");
	}

	/** The shapes of texts, which the page must hold once. */
	Glyphs glyphs() {
		return this.glyphs;
	}

	/** Why charts are missing that should be there, empty when none is. */
	Optional<String> problem() {
		return this.problem;
	}

	/**
	 * Draws a chart. A machine without fonts cannot: its reports must do with their
	 * tables.
	 * @return an SVG element, empty when there is nothing to be drawn, or no way to
	 */
	Optional<String> paint(Chart chart) {
		List<Line> lines = chart.drawable();
		if (lines.isEmpty() || this.problem.isPresent()) {
			return Optional.empty();
		}
		try {
			return Optional.of(draw(chart, lines));
		}
		catch (RuntimeException | LinkageError | InternalError ex) {
			this.problem = Optional.of(ex.toString());
			return Optional.empty();
		}
	}

	private String draw(Chart chart, List<Line> lines) {
		int height = HEIGHT + (chart.legend() ? LEGEND_LINE * lines.size() : 0);
		XYChart drawn = new XYChart(WIDTH, height);
		style(drawn.getStyler(), chart);
		drawn.setXAxisTitle(chart.x().title());
		drawn.setYAxisTitle(chart.y().title());
		range(drawn.getStyler(), chart, lines);
		lines.forEach((line) -> add(drawn, line));
		return Svg.of(drawn, WIDTH, height, chart, this.glyphs);
	}

	private static void add(XYChart chart, Line line) {
		XYSeries series = chart.addSeries(line.name(), line.x(), line.y());
		series.setMarker(line.look().marker());
		series.setMarkerColor(line.look().color());
		series.setLineColor(line.look().color());
		series.setLineStyle(line.look().stroke());
		series.setLineWidth(line.look().stroke().getLineWidth());
	}

	private static void style(XYStyler styler, Chart chart) {
		styler.setChartBackgroundColor(PAPER).setPlotBackgroundColor(PAPER).setPlotBorderColor(GRID);
		styler.setChartFontColor(INK).setChartPadding(8).setMarkerSize(MARK);
		styler.setChartTitleVisible(false);
		styler.setLegendVisible(chart.legend());
		styler.setLegendPosition(LegendPosition.OutsideS).setLegendLayout(LegendLayout.Vertical);
		styler.setLegendBorderColor(PAPER).setLegendBackgroundColor(PAPER).setLegendFont(TEXT).setLegendPadding(8);
		styler.setLegendSeriesLineLength(40);
		styler.setAxisTickLabelsFont(TEXT).setAxisTitleFont(TEXT);
		styler.setAxisTickLabelsColor(INK).setAxisTickMarksColor(GRID);
		styler.setXAxisTitleColor(INK).setYAxisTitleColor(INK);
		styler.setPlotGridLinesColor(GRID).setPlotGridLinesStroke(new BasicStroke(1));
		styler.setXAxisLogarithmic(chart.x().logarithmic()).setYAxisLogarithmic(chart.y().logarithmic());
		styler.setXAxisTickMarkSpacingHint(TICKS_APART);
		styler.setXAxisLogarithmicDecadeOnly(false).setYAxisLogarithmicDecadeOnly(false);
		styler.setXAxisTickLabelsFormattingFunction((value) -> chart.x().label().apply(value));
		styler.setYAxisTickLabelsFormattingFunction((value) -> chart.y().label().apply(value));
	}

	/** Lines begin at 0, or where that cannot be shown have some room around them. */
	private static void range(XYStyler styler, Chart chart, List<Line> lines) {
		double[] x = lines.stream().flatMapToDouble((line) -> Arrays.stream(line.x())).sorted().toArray();
		double[] y = lines.stream().flatMapToDouble((line) -> Arrays.stream(line.y())).sorted().toArray();
		if (chart.x().logarithmic()) {
			styler.setXAxisMin(x[0] / 1.25).setXAxisMax(x[x.length - 1] * 1.25);
		}
		if (chart.y().logarithmic()) {
			styler.setYAxisMin(y[0] / 1.5).setYAxisMax(y[y.length - 1] * 1.5);
		}
		else {
			styler.setYAxisMin(0.0).setYAxisMax(Math.max(y[y.length - 1] * 1.08, Double.MIN_NORMAL));
		}
	}

}
