package io.tweebyte.measuring.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * Names of series beside samples of their colours, in as many lines as they need.
 *
 * @param sample the class of the samples: {@code line}, or {@code sample} for areas
 * @param height in pixels
 */
record Legend(String sample, List<Entry> entries, double height) {

	private static final double LINE = 20;

	private static final double SAMPLE = 34;

	private static final double GAP = 20;

	/**
	 * Lays the names out.
	 * @param top the upper edge
	 * @param width the width that is available
	 */
	static Legend of(String sample, List<String> names, double top, double width) {
		List<Entry> entries = new ArrayList<>();
		double x = 0;
		double y = top + LINE / 2;
		for (int series = 0; series < names.size(); series++) {
			double needed = SAMPLE + Text.width(names.get(series));
			if (x > 0 && x + needed > width) {
				x = 0;
				y += LINE;
			}
			entries.add(new Entry(Text.place(x), Text.place(x + SAMPLE), Text.place(y), series % Series.COLORS,
					names.get(series)));
			x += needed + GAP;
		}
		return new Legend(sample, entries, y + LINE / 2 - top);
	}

	/**
	 * A name.
	 *
	 * @param color the number in the class of its colour
	 */
	record Entry(String x, String text, String y, int color, String name) {

		String sampleEnd() {
			return Text.place(Double.parseDouble(this.text) - 6);
		}

	}

}
