package io.tweebyte.load.report;

import java.util.List;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.Contender;

import static org.assertj.core.api.Assertions.assertThat;

class ChartPainterTests {

	private static final Look LOOK = Look.of(new Subject(0, Contender.REACTIVE, "reactive"));

	private final ChartPainter painter = new ChartPainter();

	@Test
	void drawsAndEscapesNames() {
		assertThat(this.painter.paint(chart("a <b> & c", new double[] { 1, 2 }, new double[] { 3, 4 })))
			.hasValueSatisfying((svg) -> assertThat(svg).startsWith("<svg class=\"chart\"")
				.contains("<title id=\"id-title\">a &lt;b&gt; &amp; c</title>")
				.endsWith("</svg>"));
		assertThat(this.painter.problem()).isEmpty();
	}

	@Test
	void drawsASinglePoint() {
		assertThat(this.painter.paint(chart("one", new double[] { 10 }, new double[] { 5 }))).isPresent();
	}

	@Test
	void drawsNothingOutOfNoNumber() {
		assertThat(this.painter.paint(chart("none", new double[] { 1 }, new double[] { Double.NaN }))).isEmpty();
		assertThat(this.painter.problem()).isEmpty();
	}

	@Test
	void saysWhyAChartIsMissing() {
		Chart broken = new Chart("id", "broken", "", Axis.linear("x"), new Axis("y", false, (value) -> {
			throw new IllegalStateException("no fonts");
		}), List.of(new Line("line", new double[] { 1, 2 }, new double[] { 1, 2 }, LOOK)), false);
		assertThat(this.painter.paint(broken)).isEmpty();
		assertThat(this.painter.problem()).hasValueSatisfying((why) -> assertThat(why).contains("no fonts"));
	}

	private static Chart chart(String title, double[] x, double[] y) {
		return new Chart("id", title, "", Axis.logarithmic("x"), Axis.linear("y"),
				List.of(new Line("line", x, y, LOOK)), true);
	}

}
