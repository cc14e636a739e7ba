package io.tweebyte.shared.settings;

import java.net.URI;
import java.time.Duration;
import java.util.Set;
import java.util.regex.Pattern;

import org.springframework.util.unit.DataSize;

/**
 * Checks of settings, whose messages name the property, so that a wrong one is found at
 * start and not under load.
 */
final class Checks {

	private static final Set<String> SCHEMES = Set.of("http", "https");

	// without an underscore, which java.net.URI takes for no host at all
	private static final Pattern HOST = Pattern.compile("[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\\[[0-9a-f:.]{2,45}]");

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

	static void size(String property, DataSize value, DataSize min, DataSize max) {
		if (value == null || value.compareTo(min) < 0 || value.compareTo(max) > 0) {
			throw new IllegalArgumentException(
					property + " must be a size from " + min + " to " + max + ", but is " + value + ".");
		}
	}

	static void absolute(String property, URI value) {
		if (value == null || value.getHost() == null || !SCHEMES.contains(value.getScheme())
				|| !value.getRawPath().isEmpty() || value.getRawQuery() != null || value.getRawFragment() != null
				|| value.getRawUserInfo() != null) {
			throw new IllegalArgumentException(
					property + " must be an address such as http://127.0.0.1:8081, but is " + value + ".");
		}
	}

	static void host(String property, String value) {
		if (!HOST.matcher(value).matches()) {
			throw new IllegalArgumentException(property
					+ " must be host names such as api.example.org or [::1], without a port, but has " + value + ".");
		}
	}

	static void text(String property, String value) {
		if (value == null || value.isBlank()) {
			throw new IllegalArgumentException(property + " must not be empty.");
		}
	}

}
