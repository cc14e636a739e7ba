package io.tweebyte.contracts.time;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Times as headers of HTTP write them (RFC 9110, 5.6.7).
 */
public final class HttpDate {

	// not RFC_1123_DATE_TIME, which writes the first nine days with one digit
	private static final DateTimeFormatter FORMAT = DateTimeFormatter
		.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.US)
		.withZone(ZoneOffset.UTC);

	private HttpDate() {
	}

	/**
	 * Writes a time.
	 * @param time the time, of which the whole seconds are written
	 * @return such as {@code Sun, 06 Nov 1994 08:49:37 GMT}
	 */
	public static String format(Instant time) {
		return FORMAT.format(time);
	}

}
