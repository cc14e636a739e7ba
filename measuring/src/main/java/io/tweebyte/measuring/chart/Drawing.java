package io.tweebyte.measuring.chart;

import io.tweebyte.measuring.template.Templates;

/**
 * The outer element of a chart.
 *
 * @param body the elements within, as SVG
 */
record Drawing(Caption caption, double width, double height, String body) {

	private static final double PADDING = 16;

	/**
	 * Renders a chart.
	 * @param template of what is within the element
	 * @param model of that template
	 */
	static String svg(Caption caption, double width, double height, String template, Object model) {
		double least = Text.boldWidth(caption.title()) + PADDING;
		return Templates.render(Drawing.class, "drawing",
				new Drawing(caption, Math.max(width, least), height, Templates.render(Drawing.class, template, model)));
	}

	String box() {
		return "0 0 " + Text.place(this.width) + " " + Text.place(this.height);
	}

	String size() {
		return Text.place(this.width);
	}

}
