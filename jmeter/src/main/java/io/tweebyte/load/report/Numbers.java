package io.tweebyte.load.report;

import java.util.Locale;

/**
 * Numbers as a report shows them: three digits that mean something, more only before the
 * point.
 */
final class Numbers {

	private static final double LARGE = 99.95;

	private static final double MIDDLE = 9.995;

	private Numbers() {
	}

	static String of(double number) {
		if (!Double.isFinite(number)) {
			return "–";
		}
		double size = Math.abs(number);
		return String.format(Locale.ROOT, (size >= LARGE) ? "%,.0f" : (size >= MIDDLE) ? "%.1f" : "%.2f", number);
	}

	/** A share as percent, such as {@code 25 %}. */
	static String percent(double share) {
		double percent = share * 100;
		return String.format(Locale.ROOT, (Math.abs(percent) < MIDDLE) ? "%.1f %%" : "%,.0f %%", percent);
	}

}
