package io.tweebyte.measuring.chart;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

import io.tweebyte.measuring.chart.Series.Point;
import io.tweebyte.measuring.stats.Interval;

import static io.tweebyte.measuring.chart.SvgFixture.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class LineChartTests {

	private static final Series RISING = new Series("async",
			List.of(Point.of(10, 1), Point.of(100, 10), Point.of(1000, 100)));

	@Test
	void logarithmicAxesMakeAPowerAStraightLine() throws Exception {
		List<Element> markers = SvgFixture.ofClass(parse(Axis.logarithmic("users"), Axis.logarithmic("ms"), RISING),
				"marker");
		assertThat(markers).hasSize(3);
		assertThat(number(markers.get(1), "cx")).isCloseTo(middle(markers, "cx"), within(0.11));
		assertThat(number(markers.get(1), "cy")).isCloseTo(middle(markers, "cy"), within(0.11));
	}

	@Test
	void higherValuesAreFurtherUp() throws Exception {
		List<Element> markers = SvgFixture.ofClass(parse(Axis.linear("users"), Axis.linear("ms"), RISING), "marker");
		assertThat(number(markers.get(2), "cy")).isLessThan(number(markers.get(0), "cy"));
	}

	@Test
	void linearAxisBeginsAtZero() throws Exception {
		assertThat(SvgFixture.texts(parse(Axis.linear("users"), Axis.linear("ms"), RISING))).contains("0", "100",
				"1,000", "users", "ms", "async");
	}

	@Test
	void bandGoesAroundThePointsThatHaveIntervals() throws Exception {
		Series banded = new Series("reactive", List.of(new Point(0, 5, Optional.of(new Interval(4, 6))), Point.of(1, 5),
				new Point(2, 5, Optional.of(new Interval(4, 6)))));
		Document svg = parse(Axis.linear("s"), Axis.linear("ms"), RISING, banded);
		List<Element> bands = SvgFixture.ofClass(svg, "shade");
		assertThat(bands).hasSize(1);
		assertThat(bands.getFirst().getAttribute("class")).isEqualTo("shade color-1");
		assertThat(bands.getFirst().getAttribute("points").split(" ")).hasSize(4);
	}

	@Test
	void manyPointsHaveNoMarkers() throws Exception {
		Series many = new Series("many", IntStream.range(0, 41).mapToObj((x) -> Point.of(x, x)).toList());
		Document svg = parse(Axis.linear("s"), Axis.linear("ms"), many);
		assertThat(SvgFixture.ofClass(svg, "marker")).isEmpty();
		assertThat(SvgFixture.ofClass(svg, "line")).hasSize(2);
	}

	@Test
	void legendBreaksIntoLines() throws Exception {
		Series[] series = IntStream.range(0, 12)
			.mapToObj((number) -> new Series("a series with a name " + number, RISING.points()))
			.toArray(Series[]::new);
		Document svg = parse(Axis.linear("users"), Axis.linear("ms"), series);
		assertThat(number(SvgFixture.ofClass(svg, "axis").get(1), "y1")).isGreaterThan(34 + 3 * 20);
		assertThat(SvgFixture.texts(svg)).contains("a series with a name 11");
	}

	@Test
	void emptyAndConstantSeriesCanBeDrawn() throws Exception {
		Series constant = new Series("constant", List.of(Point.of(0, 0)));
		assertThat(parse(Axis.linear("s"), Axis.linear("ms"), constant, new Series("empty", List.of())).toString())
			.isNotEmpty();
		assertThat(new LineChart(SvgFixture.CAPTION, Axis.logarithmic("s"), Axis.linear("ms"), List.of()).svg())
			.doesNotContain("NaN");
		assertThat(new LineChart(SvgFixture.CAPTION, Axis.linear("s"), Axis.linear("ms"), List.of(constant)).svg())
			.doesNotContain("NaN");
	}

	private static double middle(List<Element> markers, String attribute) {
		return (number(markers.get(0), attribute) + number(markers.get(2), attribute)) / 2;
	}

	private static Document parse(Axis x, Axis y, Series... series) throws Exception {
		return SvgFixture.parse(new LineChart(SvgFixture.CAPTION, x, y, List.of(series)).svg());
	}

}
