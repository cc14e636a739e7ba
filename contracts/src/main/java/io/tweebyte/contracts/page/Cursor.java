package io.tweebyte.contracts.page;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.contracts.time.Microseconds;

/**
 * The place in a list, newest first, after which the next page begins. It names a time
 * and an id and not a row, so it stays right when the row is deleted.
 *
 * @param list the list it belongs to, of lower-case letters and {@code -}
 * @param createdAt the time of the last row of the page before
 */
public record Cursor(String list, Instant createdAt, UUID id) {

	private static final int VERSION = 1;

	private static final int MAX_LENGTH = 200;

	private static final Pattern FORM = Pattern
		.compile(VERSION + ":[a-z-]{1,40}:(0|[1-9][0-9]{0,17}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})");

	public String encode() {
		String text = VERSION + ":" + this.list + ":" + Microseconds.toLong(this.createdAt) + ":" + this.id;
		return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.US_ASCII));
	}

	public static Optional<Cursor> decode(String text, String list) {
		return decoded(text).map(FORM::matcher)
			.filter(Matcher::matches)
			.map(matcher -> new Cursor(list, Microseconds.ofLong(Long.parseLong(matcher.group(1))),
					UUID.fromString(matcher.group(2))))
			// only what encode() makes for this list is a cursor of it
			.filter(cursor -> cursor.encode().equals(text));
	}

	private static Optional<String> decoded(String text) {
		if (text.length() > MAX_LENGTH) {
			return Optional.empty();
		}
		try {
			return Optional.of(new String(Base64.getUrlDecoder().decode(text), StandardCharsets.ISO_8859_1));
		}
		catch (IllegalArgumentException ex) {
			return Optional.empty();
		}
	}

}
