package io.tweebyte.measuring.chart;

/**
 * A rectangle, as the templates take it.
 */
record Box(String x, String y, String width, String height) {

	static Box of(double from, double to, double top, double height) {
		return new Box(Text.place(from), Text.place(top), Text.place(to - from), Text.place(height));
	}

}
