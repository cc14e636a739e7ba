package io.tweebyte.contracts.settings;

import java.net.URI;
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

	static void positive(String property, Duration value) {
		if (value == null || value.isZero() || value.isNegative()) {
			throw new IllegalArgumentException(property + " must be a time above zero, but is " + value + ".");
		}
	}

	static void absolute(String property, URI value) {
		if (value == null || value.getHost() == null
				|| !("http".equals(value.getScheme()) || "https".equals(value.getScheme()))) {
			throw new IllegalArgumentException(
					property + " must be an address such as http://127.0.0.1:8081, but is " + value + ".");
		}
	}

	static void text(String property, String value) {
		if (value == null || value.isBlank()) {
			throw new IllegalArgumentException(property + " must not be empty.");
		}
	}

}
