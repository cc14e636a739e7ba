package io.tweebyte.features.steps;

import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Moments as people speak of them. */
final class Times {

	private static final Pattern FORM = Pattern.compile("(in )?(an hour|(\\d+) seconds)( ago)?");

	private static final int HOUR = 3600;

	private Times() {
	}

	/**
	 * Reads a moment.
	 * @param text such as {@code an hour ago} or {@code in 15 seconds}
	 * @return the moment; empty when the text tells of none
	 */
	static Optional<Instant> read(String text) {
		Matcher time = FORM.matcher(text);
		if (!time.matches()) {
			return Optional.empty();
		}
		long seconds = (time.group(3) == null) ? HOUR : Long.parseLong(time.group(3));
		return Optional.of(Instant.now().plusSeconds((time.group(1) == null) ? -seconds : seconds));
	}

}
