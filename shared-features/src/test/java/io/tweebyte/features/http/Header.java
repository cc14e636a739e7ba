package io.tweebyte.features.http;

import java.net.http.HttpHeaders;
import java.util.List;

/**
 * One header field as it was written.
 *
 * @param name the field's name, in the sender's case
 * @param value the field's value
 */
public record Header(String name, String value) {

	static List<Header> all(HttpHeaders headers) {
		return headers.map()
			.entrySet()
			.stream()
			.flatMap((header) -> header.getValue().stream().map((value) -> new Header(header.getKey(), value)))
			.toList();
	}

	boolean is(String otherName) {
		return this.name.equalsIgnoreCase(otherName);
	}

}
