package io.tweebyte.shared.http;

import java.util.UUID;
import java.util.regex.Pattern;

/**
 * The id under which a request is logged everywhere.
 */
public final class RequestIds {

	private static final Pattern FORM = Pattern.compile("[A-Za-z0-9._-]{1,64}");

	private RequestIds() {
	}

	/**
	 * Takes a client's id over if it can do no harm in a log, or makes one.
	 * @param sent the id that the client sent, or null
	 * @return an id of 1 to 64 letters, digits, {@code .}, {@code _} and {@code -}
	 */
	public static String take(String sent) {
		return (sent != null && FORM.matcher(sent).matches()) ? sent : UUID.randomUUID().toString();
	}

}
