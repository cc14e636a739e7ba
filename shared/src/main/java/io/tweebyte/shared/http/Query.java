package io.tweebyte.shared.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.shared.api.PercentCoding;

/**
 * The parameters in the query of a request. A form in the body is no part of it.
 */
public final class Query {

	private final Map<String, List<String>> values;

	private Query(Map<String, List<String>> values) {
		this.values = values;
	}

	/**
	 * Reads a query.
	 * @param raw the query as the client wrote it, or null; escapes that are malformed
	 * have been refused already
	 */
	public static Query parse(String raw) {
		Map<String, List<String>> values = new LinkedHashMap<>();
		if (raw != null) {
			for (String pair : raw.split("&")) {
				String[] parts = pair.split("=", 2);
				values.computeIfAbsent(decoded(parts[0]), name -> new ArrayList<>())
					.add((parts.length > 1) ? decoded(parts[1]) : "");
			}
		}
		return new Query(values);
	}

	private static String decoded(String text) {
		return PercentCoding.decode(text.replace('+', ' ')).orElse("");
	}

	/**
	 * The values of a parameter.
	 * @return each value in the order of the query, none when it is not there
	 */
	public List<String> values(String name) {
		return this.values.getOrDefault(name, List.of());
	}

}
