package io.tweebyte.features.fuzz;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import io.tweebyte.features.http.HttpAnswer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What must be equal in the responses of all backends.
 *
 * @param status the status code
 * @param headers the headers that matter, sorted by name, with their values in order
 * @param body the body as JSON where it is JSON, in which the order of fields is free
 */
record ComparedResponse(int status, Map<String, String> headers, JsonNode body) {

	/** Which connection a response came over, when, and in how many pieces. */
	private static final Set<String> IGNORED = Set.of("connection", "content-length", "date", "keep-alive",
			"transfer-encoding", "x-request-id");

	private static final JsonMapper JSON = JsonMapper.shared();

	static ComparedResponse of(HttpAnswer answer, Labels labels) {
		Map<String, String> headers = new TreeMap<>();
		answer.headers()
			.stream()
			.filter((header) -> !IGNORED.contains(header.name().toLowerCase(Locale.ROOT)))
			.forEach((header) -> headers.merge(header.name().toLowerCase(Locale.ROOT), labels.normalise(header.value()),
					(first, second) -> first + " | " + second));
		return new ComparedResponse(answer.status(), headers, body(labels.normalise(answer.text())));
	}

	private static JsonNode body(String text) {
		if (text.isEmpty()) {
			return JSON.missingNode();
		}
		try {
			return JSON.readTree(text);
		}
		catch (JacksonException ex) {
			return JSON.getNodeFactory().stringNode(text);
		}
	}

}
