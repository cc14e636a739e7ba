package io.tweebyte.measuring.chart;

import com.samskivert.mustache.Escapers;

import io.tweebyte.measuring.template.Templates;

/**
 * A chart as SVG with real text. Colours come from classes of a style sheet, so that a
 * chart is light or dark as its surroundings are.
 */
public interface Chart {

	Caption caption();

	/** Returns the element for a page, without the style sheet. */
	String svg();

	/** Returns the style sheet that pages with charts need. */
	static String style() {
		return Templates.text(Chart.class, "chart.css");
	}

	/** Returns a figure for a page: the chart, and its description below. */
	default String figure() {
		return "<figure><div class=\"scroll\">" + svg() + "</div><figcaption>"
				+ Escapers.HTML.escape(caption().description()) + "</figcaption></figure>\n";
	}

	/** Returns a file of its own, with the style sheet. */
	default String file() {
		return svg().replaceFirst(">", "><style>" + style() + "</style>");
	}

}
