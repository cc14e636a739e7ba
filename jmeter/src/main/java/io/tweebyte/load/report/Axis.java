package io.tweebyte.load.report;

import java.util.Locale;
import java.util.function.DoubleFunction;

/**
 * An axis of a chart.
 *
 * @param title what it shows, with its unit
 * @param logarithmic whether equal steps are equal factors
 * @param label the text at a mark, empty for none
 */
record Axis(String title, boolean logarithmic, DoubleFunction<String> label) {

	/** Where the first digit of a logarithmic mark is one of these, it gets a text. */
	private static final String LABELLED = "125";

	static Axis linear(String title) {
		return new Axis(title, false, Axis::plain);
	}

	/** From one power of ten to the next in equal steps. */
	static Axis logarithmic(String title) {
		return new Axis(title, true, (value) -> {
			String text = plain(value);
			String digits = text.replaceAll("[0.,]", "");
			return (digits.length() == 1 && LABELLED.contains(digits)) ? text : "";
		});
	}

	/** Share of requests that kept to a latency: each step leaves out ten times fewer. */
	static Axis percentiles() {
		return new Axis("percentile", false, (value) -> {
			int nines = (int) Math.round(value);
			boolean whole = Math.abs(value - nines) < 1e-6;
			return !whole ? "" : switch (nines) {
				case 0 -> "0";
				case 1 -> "90";
				case 2 -> "99";
				default -> "99." + "9".repeat(Math.max(0, nines - 2));
			};
		});
	}

	/** Where a percentile lies on that axis. */
	static double nines(double percent) {
		return -Math.log10(1 - percent / 100);
	}

	private static String plain(double value) {
		double size = Math.abs(value);
		String format = (size >= 10 || value == Math.rint(value)) ? "%,.0f" : (size >= 1) ? "%.1f" : "%.2f";
		return String.format(Locale.ROOT, format, value);
	}

}
