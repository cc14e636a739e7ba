package io.tweebyte.features.fuzz;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.features.http.Header;
import io.tweebyte.features.http.ReceivedResponse;
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

	/** An event stream has as many as there is time for. */
	private static final String HEARTBEAT = ":heartbeat\n\n";

	private static final JsonMapper JSON = JsonMapper.shared();

	static ComparedResponse of(ReceivedResponse response, Labels labels) {
		Map<String, String> headers = new TreeMap<>();
		response.headers()
			.stream()
			.filter((header) -> !IGNORED.contains(header.name().toLowerCase(Locale.ROOT)))
			.forEach((header) -> headers.merge(header.name().toLowerCase(Locale.ROOT), labels.normalise(value(header)),
					(first, second) -> first + " | " + second));
		return new ComparedResponse(response.status(), headers,
				body(labels.normalise(response.text().replace(HEARTBEAT, ""))));
	}

	/** The methods in Allow are a set: RFC 9110, 10.2.1, gives their order no meaning. */
	private static String value(Header header) {
		return header.name().equalsIgnoreCase("Allow")
				? Stream.of(header.value().split(",")).map(String::strip).sorted().collect(Collectors.joining(","))
				: header.value();
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
