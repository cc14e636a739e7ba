package io.tweebyte.measuring.chart;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/**
 * Texts of charts: their estimated widths and their numbers.
 */
final class Text {

	/** Pixels per character at 13 pixels; wide fonts need no more. */
	private static final double CHARACTER = 7.2;

	private static final double BOLD = 8.6;

	private static final MathContext FOUR_DIGITS = new MathContext(4);

	private Text() {
	}

	static double width(String text) {
		return text.length() * CHARACTER;
	}

	/** Returns the width of a chart's title. */
	static double boldWidth(String text) {
		return text.length() * BOLD;
	}

	/** Writes a coordinate. */
	static String place(double pixels) {
		return String.format(Locale.ROOT, "%.1f", pixels);
	}

	/** Writes the label of a tick, without trailing zeros. */
	static String tick(double value) {
		BigDecimal number = new BigDecimal(value, FOUR_DIGITS).stripTrailingZeros();
		return String.format(Locale.ROOT, "%,." + Math.max(0, number.scale()) + "f", number);
	}

	/** Writes a figure beside a bar, with three digits. */
	static String figure(double value) {
		double size = Math.abs(value);
		return String.format(Locale.ROOT, (size >= 99.95) ? "%,.0f" : (size >= 9.995) ? "%.1f" : "%.2f", value);
	}

	/** Writes a ratio or its ends. */
	static String ratio(double value) {
		return String.format(Locale.ROOT, "%.2f", value);
	}

}
