package io.tweebyte.shared.http;

import java.util.UUID;
import java.util.regex.Pattern;

/** The id under which all services log a request. */
public final class RequestIds {

	private static final Pattern FORM = Pattern.compile("[A-Za-z0-9._-]{1,64}");

	private RequestIds() {
	}

	/** Accepts a harmless id of a client; creates a new one for any other, or null. */
	public static String take(String sent) {
		return (sent != null && FORM.matcher(sent).matches()) ? sent : UUID.randomUUID().toString();
	}

}
