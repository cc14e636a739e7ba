package io.tweebyte.testsupport;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

import tools.jackson.databind.JsonNode;

/** Lists the operations of an OpenAPI document, one per line. */
public final class ApiOperations {

	private ApiOperations() {
	}

	/**
	 * Lists the operations, such as
	 * {@code PUT /tweets/&#123;tweetId&#125; (If-Match) [application/json] -> 200} with
	 * parameters outside of the path, media types of the body, statuses of success, and
	 * {@code open} where no token is needed.
	 */
	public static List<String> list(JsonNode document) {
		return document.get("paths")
			.propertyStream()
			.flatMap((path) -> path.getValue().propertyStream().map((method) -> line(path.getKey(), method)))
			.toList();
	}

	private static String line(String path, Map.Entry<String, JsonNode> method) {
		JsonNode operation = method.getValue();
		return method.getKey().toUpperCase(Locale.ROOT) + " " + path + listed(" (", parameters(operation), ")")
				+ listed(" [", new TreeSet<>(operation.at("/requestBody/content").propertyNames()), "]") + " -> "
				+ String.join(", ", successes(operation)) + (operation.has("security") ? "" : " open");
	}

	private static String listed(String begin, Collection<String> names, String end) {
		return names.isEmpty() ? "" : begin + String.join(", ", names) + end;
	}

	private static Collection<String> parameters(JsonNode operation) {
		return operation.path("parameters")
			.valueStream()
			.filter((parameter) -> !parameter.get("in").asString().equals("path"))
			.map((parameter) -> parameter.get("name").asString())
			.collect(Collectors.toCollection(TreeSet::new));
	}

	private static List<String> successes(JsonNode operation) {
		return operation.get("responses").propertyNames().stream().filter((status) -> status.startsWith("2")).toList();
	}

}
