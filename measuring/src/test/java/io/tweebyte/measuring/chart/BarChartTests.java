package io.tweebyte.measuring.chart;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

import io.tweebyte.measuring.chart.BarChart.Bar;

import static io.tweebyte.measuring.chart.SvgFixture.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

class BarChartTests {

	private static final List<String> PARTS = List.of("gateway", "tweet");

	@Test
	void stacksThePartsOfABar() throws Exception {
		Document svg = parse(new Bar("async", List.of(1.0, 3.0)), new Bar("reactive", List.of(2.0, 6.0)));
		List<Element> parts = SvgFixture.ofClass(svg, "part");
		assertThat(parts).hasSize(4);
		assertThat(number(parts.get(1), "x")).isCloseTo(number(parts.get(0), "x") + number(parts.get(0), "width"),
				within(0.11));
		assertThat(number(parts.get(3), "width")).isCloseTo(2 * number(parts.get(1), "width"), within(0.11));
		assertThat(parts.get(1).getTextContent()).isEqualTo("tweet 3.00");
		assertThat(SvgFixture.texts(svg)).contains("gateway", "tweet", "async", "4.00", "reactive", "8.00", "CPU, ms");
	}

	@Test
	void partsHaveTheColorsOfTheLegend() throws Exception {
		Document svg = parse(new Bar("async", List.of(1.0, 3.0)));
		assertThat(SvgFixture.ofClass(svg, "color-1")).extracting((element) -> element.getAttribute("class"))
			.containsExactly("sample color-1", "part color-1");
	}

	@Test
	void drawsBarsWithoutAnyLength() throws Exception {
		assertThat(SvgFixture.texts(parse(new Bar("idle", List.of(0.0, 0.0))))).contains("0.00");
	}

	@Test
	void refusesABarWithOtherParts() {
		assertThatIllegalArgumentException().isThrownBy(() -> parse(new Bar("async", List.of(1.0))))
			.withMessageContaining("async");
	}

	private static Document parse(Bar... bars) throws Exception {
		return SvgFixture.parse(new BarChart(SvgFixture.CAPTION, "CPU, ms", PARTS, List.of(bars)).svg());
	}

}
