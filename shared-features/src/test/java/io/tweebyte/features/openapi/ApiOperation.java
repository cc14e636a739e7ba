package io.tweebyte.features.openapi;

import java.util.Map;
import java.util.regex.Pattern;

import tools.jackson.databind.JsonNode;

/**
 * One operation of a service's document.
 *
 * @param method the method, in upper case
 * @param template the path with its variables, as the gateway publishes it
 * @param pattern what paths it serves
 * @param responses the documented responses by status
 */
record ApiOperation(String method, String template, Pattern pattern, Map<Integer, JsonNode> responses) {

	private static final Pattern VARIABLE = Pattern.compile("\\{[^/]+}");

	static ApiOperation of(String method, String template, Map<Integer, JsonNode> responses) {
		return new ApiOperation(method, template, pattern(template), responses);
	}

	private static Pattern pattern(String template) {
		StringBuilder pattern = new StringBuilder();
		for (String segment : template.substring(1).split("/")) {
			pattern.append('/').append(VARIABLE.matcher(segment).matches() ? "[^/]+" : Pattern.quote(segment));
		}
		return Pattern.compile(pattern.append("/?").toString());
	}

	boolean serves(String calledMethod, String path) {
		return this.method.equals(calledMethod) && this.pattern.matcher(path).matches();
	}

	/**
	 * Literal segments win over variables.
	 * @return how many variables the path has
	 */
	long variables() {
		return this.template.chars().filter((character) -> character == '{').count();
	}

	@Override
	public String toString() {
		return this.method + " " + this.template;
	}

}
