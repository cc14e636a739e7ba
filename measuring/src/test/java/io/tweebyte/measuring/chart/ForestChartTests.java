package io.tweebyte.measuring.chart;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

import io.tweebyte.measuring.chart.ForestChart.Row;
import io.tweebyte.measuring.stats.Interval;

import static io.tweebyte.measuring.chart.SvgFixture.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

class ForestChartTests {

	private static final Row TWEETS = new Row("user-tweets", 1.31, new Interval(1.21, 1.41),
			Optional.of(new Interval(0.95, 1.05)), true);

	private static final Row EDITS = new Row("edits", 0.5, new Interval(0.4, 0.6), Optional.empty(), false);

	@Test
	void drawsAPointAnIntervalAndAFigurePerRow() throws Exception {
		Document svg = parse(TWEETS, EDITS);
		assertThat(SvgFixture.texts(svg)).contains("user-tweets", "1.31 (1.21 to 1.41)", "edits", "0.50 (0.40 to 0.60)",
				"ratio", "0.5", "1");
		List<Element> points = SvgFixture.ofClass(svg, "point");
		List<Element> intervals = SvgFixture.ofClass(svg, "interval");
		assertThat(points).hasSize(2);
		assertThat(number(points.get(0), "cx")).isBetween(number(intervals.get(0), "x1"),
				number(intervals.get(0), "x2"));
		double one = number(SvgFixture.ofClass(svg, "one").getFirst(), "x1");
		assertThat(number(intervals.get(0), "x1")).isGreaterThan(one);
		assertThat(number(intervals.get(1), "x2")).isLessThan(one);
	}

	@Test
	void aPointIsNoInterval() throws Exception {
		Document svg = parse(new Row("once", 1.31, new Interval(1.31, 1.31), Optional.empty(), false));
		assertThat(SvgFixture.texts(svg)).contains("1.31").noneMatch((text) -> text.contains(" to "));
	}

	@Test
	void onlyFilledPointsAreFilled() throws Exception {
		assertThat(SvgFixture.ofClass(parse(TWEETS, EDITS), "hollow")).hasSize(1);
	}

	@Test
	void marksAnotherSourcesValue() throws Exception {
		Document svg = parse(TWEETS,
				new Row("published", 1.31, new Interval(1.21, 1.41), Optional.empty(), false, Optional.of(9.0)));
		Element mark = SvgFixture.ofClass(svg, "mark").getFirst();
		assertThat(SvgFixture.ofClass(svg, "mark")).hasSize(1);
		double x = Double.parseDouble(mark.getAttribute("points").split(",")[0]);
		assertThat(x).isGreaterThan(number(SvgFixture.ofClass(svg, "interval").get(1), "x2"))
			.isLessThan(number(SvgFixture.ofClass(svg, "axis").getFirst(), "x2"));
	}

	@Test
	void shadesTheBandOfItsRowAroundOne() throws Exception {
		Document svg = parse(EDITS, TWEETS);
		Element band = SvgFixture.ofClass(svg, "band").getFirst();
		assertThat(SvgFixture.ofClass(svg, "band")).hasSize(1);
		double one = number(SvgFixture.ofClass(svg, "one").getFirst(), "x1");
		assertThat(number(band, "x")).isLessThan(one);
		assertThat(number(band, "x") + number(band, "width")).isGreaterThan(one);
		double middle = number(SvgFixture.ofClass(svg, "point").get(1), "cy");
		assertThat(number(band, "y") + number(band, "height") / 2).isCloseTo(middle, within(0.1));
	}

	@Test
	void equalRowsHavePlacesOfTheirOwn() throws Exception {
		List<Element> points = SvgFixture.ofClass(parse(TWEETS, TWEETS), "point");
		assertThat(points.get(1).getAttribute("cy")).isNotEqualTo(points.get(0).getAttribute("cy"));
	}

	@Test
	void keepsAllIntervalsInsideTheDrawing() throws Exception {
		Document svg = parse(new Row("a", 5, new Interval(0.01, 300), Optional.empty(), true));
		Element interval = SvgFixture.ofClass(svg, "interval").getFirst();
		Element axis = SvgFixture.ofClass(svg, "axis").getFirst();
		assertThat(number(interval, "x1")).isGreaterThanOrEqualTo(number(axis, "x1"));
		assertThat(number(interval, "x2")).isLessThanOrEqualTo(number(axis, "x2"));
	}

	@Test
	void isAnImageWithNameAndDescription() throws Exception {
		Element svg = parse(TWEETS).getDocumentElement();
		assertThat(svg.getAttribute("role")).isEqualTo("img");
		assertThat(svg.getAttribute("aria-labelledby")).isEqualTo("cpu-title cpu-description");
		assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("CPU & more");
		assertThat(svg.getElementsByTagName("desc").item(0).getTextContent()).isEqualTo("Ratios <with> intervals");
	}

	@Test
	void longLabelsAndTitlesWidenTheDrawing() throws Exception {
		String label = "a label of some length ".repeat(5);
		Document svg = parse(new Row(label, 1, new Interval(0.9, 1.1), Optional.empty(), true));
		assertThat(number(SvgFixture.ofClass(svg, "axis").getFirst(), "x1")).isGreaterThan(label.length() * 6.0);
		ForestChart titled = new ForestChart(new Caption("a", "title ".repeat(40), ""), "ratio", List.of(TWEETS));
		assertThat(number(SvgFixture.parse(titled.svg()).getDocumentElement(), "width")).isGreaterThan(1500);
	}

	@Test
	void figureHasTheDescriptionBelow() {
		assertThat(chart(TWEETS).figure()).startsWith("<figure><div class=\"scroll\"><svg ")
			.endsWith("</svg>\n</div><figcaption>Ratios &lt;with&gt; intervals</figcaption></figure>\n");
	}

	@Test
	void fileHasTheStyleSheet() throws Exception {
		Document file = SvgFixture.parse(chart(TWEETS).file());
		assertThat(file.getDocumentElement().getFirstChild().getTextContent()).isEqualTo(Chart.style());
		assertThat(Chart.style()).contains("prefers-color-scheme: dark", ".interval");
	}

	@Test
	void refusesAnIdThatLinksCannotUse() {
		assertThatIllegalArgumentException().isThrownBy(() -> new Caption("a b", "", ""));
	}

	private static Document parse(Row... rows) throws Exception {
		return SvgFixture.parse(chart(rows).svg());
	}

	private static ForestChart chart(Row... rows) {
		return new ForestChart(SvgFixture.CAPTION, "ratio", List.of(rows));
	}

}
