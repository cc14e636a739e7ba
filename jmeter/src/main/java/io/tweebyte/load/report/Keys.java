package io.tweebyte.load.report;

import java.util.Locale;

/**
 * Names of figures, the same in the page, the CSV and the JSON file.
 */
final class Keys {

	private Keys() {
	}

	static String of(Comparison comparison) {
		return of(comparison.place(), comparison.sides(), of(comparison.figure()));
	}

	static String of(Level level, Figure figure) {
		return of(level.place(), level.subject().label(), of(figure));
	}

	/**
	 * Of the errors of a level, which are of all its cells and so no figure like others.
	 */
	static String errors(Level level) {
		return of(level.place(), level.subject().label(), Errors.KEY);
	}

	/** Such as {@code cpu-per-request}. */
	static String of(Figure figure) {
		return figure.name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	private static String of(Place place, String subject, String figure) {
		return place.key() + ":" + subject.replace(" ", "") + ":" + figure;
	}

}
