package io.tweebyte.features.http;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/** The two ways a form is sent. */
public final class Forms {

	/** Media type of {@link #urlEncoded}. */
	public static final String URL_ENCODED = "application/x-www-form-urlencoded";

	private static final String BOUNDARY = "----tweebyte-features";

	/** Media type of {@link #multipart}. */
	public static final String MULTIPART = "multipart/form-data; boundary=" + BOUNDARY;

	private Forms() {
	}

	public static String urlEncoded(Map<String, String> fields) {
		return fields.entrySet()
			.stream()
			.map((field) -> encode(field.getKey()) + "=" + encode(field.getValue()))
			.collect(Collectors.joining("&"));
	}

	public static String multipart(Map<String, String> fields) {
		return fields.entrySet()
			.stream()
			.map((field) -> part(field.getKey(), field.getValue()))
			.collect(Collectors.joining("", "", "--" + BOUNDARY + "--\r\n"));
	}

	private static String part(String name, String value) {
		return "--%s\r\nContent-Disposition: form-data; name=\"%s\"\r\n\r\n%s\r\n".formatted(BOUNDARY, name, value);
	}

	private static String encode(String text) {
		return URLEncoder.encode(text, StandardCharsets.UTF_8);
	}

}
