package io.tweebyte.features.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/**
 * JSON to compare with: exactly these fields and elements, in this order of elements, and
 * a text such as <code>{any uuid}</code> for what cannot be foretold.
 */
final class JsonPattern {

	private static final JsonMapper JSON = JsonMapper.shared();

	private static final Pattern ANY = Pattern.compile("\\{any ([a-z]+)}");

	private static final String NUMBER = "number";

	private static final Map<String, String> FORMS = Map.of("uuid", "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "time",
			"\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{6}Z", "token", "eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]+", "text",
			"(?s).+", "modulus", "[\\w-]{342}");

	private final JsonNode expected;

	JsonPattern(String expected) {
		this.expected = JSON.readTree(expected);
	}

	/**
	 * Compares.
	 * @param actual JSON as it was answered
	 * @return the differences, each with its place; empty when there are none
	 */
	List<String> differences(byte[] actual) {
		List<String> differences = new ArrayList<>();
		compare("", this.expected, JSON.readTree(actual), differences);
		return differences;
	}

	private static void compare(String place, JsonNode expected, JsonNode actual, List<String> differences) {
		if (expected.isObject() && actual.isObject()) {
			Set<String> names = new TreeSet<>(expected.propertyNames());
			names.addAll(actual.propertyNames());
			names.forEach((name) -> compare(place + "/" + name, expected.path(name), actual.path(name), differences));
		}
		else if (expected.isArray() && actual.isArray()) {
			for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
				compare(place + "/" + i, expected.path(i), actual.path(i), differences);
			}
		}
		else if (!matches(expected, actual)) {
			differences.add("%s: expected %s but was %s".formatted(place, print(expected), print(actual)));
		}
	}

	private static boolean matches(JsonNode expected, JsonNode actual) {
		Matcher any = ANY.matcher(expected.isString() ? expected.asString() : "");
		if (any.matches() && any.group(1).equals(NUMBER)) {
			return actual.isIntegralNumber();
		}
		if (any.matches()) {
			return actual.isString() && actual.asString().matches(FORMS.get(any.group(1)));
		}
		return expected.equals(actual);
	}

	private static String print(JsonNode node) {
		return (node instanceof MissingNode) ? "nothing" : node.toString();
	}

}
