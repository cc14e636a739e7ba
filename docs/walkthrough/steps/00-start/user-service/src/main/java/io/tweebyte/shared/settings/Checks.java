package io.tweebyte.shared.settings;

import java.time.Duration;

/**
 * Checks of settings, whose messages name the property, so that a wrong one is found at
 * start and not under load.
 */
final class Checks {

	private Checks() {
	}

	static void range(String property, long value, long min, long max) {
		if (value < min || value > max) {
			throw new IllegalArgumentException(
					property + " must be from " + min + " to " + max + ", but is " + value + ".");
		}
	}

	/**
	 * A time of less than a millisecond would be cut to none, which means endless to many
	 * a library; one of more days than this does not fit the milliseconds of others.
	 */
	static void positive(String property, Duration value) {
		duration(property, value, Duration.ofMillis(1), Duration.ofDays(24));
	}

	static void duration(String property, Duration value, Duration min, Duration max) {
		if (value == null || value.compareTo(min) < 0 || value.compareTo(max) > 0) {
			throw new IllegalArgumentException(
					property + " must be a time from " + min + " to " + max + ", but is " + value + ".");
		}
	}

}
