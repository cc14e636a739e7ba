package io.tweebyte.features.steps;

import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Fills the placeholders in braces of a step's text: <code>{unique}</code>,
 * <code>{Ada.id}</code>, a remembered value, <code>{'a' x 500}</code>,
 * <code>{U+0007}</code>. What begins with <code>{any</code> is a pattern for
 * {@link JsonPattern} and stays.
 */
final class Placeholders {

	private static final Pattern FORM = Pattern.compile("""
			\\{(?:'(?<text>[^']+)' x (?<times>\\d+)|U\\+(?<point>[0-9A-F]{2,6})|\
			(?<person>[A-Z][a-z]+)\\.(?<property>[A-Za-z]+)|(?!any )(?<value>[a-z][A-Za-z ]*))}""");

	private static final int HEXADECIMAL = 16;

	private static final int UNIQUE_LENGTH = 9;

	private final Map<String, String> values = new HashMap<>();

	private final Function<String, Person> people;

	Placeholders(Function<String, Person> people) {
		this.people = people;
		this.values.put("unique", "u" + UUID.randomUUID().toString().replace("-", "").substring(0, UNIQUE_LENGTH));
		this.values.put("random uuid", UUID.randomUUID().toString());
	}

	void remember(String name, String value) {
		this.values.put(name, value);
	}

	String fill(String text) {
		return FORM.matcher(text).replaceAll((match) -> Matcher.quoteReplacement(value(match)));
	}

	private String value(MatchResult match) {
		if (match.group("text") != null) {
			return match.group("text").repeat(Integer.parseInt(match.group("times")));
		}
		if (match.group("point") != null) {
			return Character.toString(Integer.parseInt(match.group("point"), HEXADECIMAL));
		}
		if (match.group("person") != null) {
			return this.people.apply(match.group("person")).property(match.group("property"));
		}
		return remembered(match.group("value"));
	}

	private String remembered(String name) {
		String value = this.values.get(name);
		if (value == null) {
			throw new IllegalArgumentException("No step has remembered {" + name + "}");
		}
		return value;
	}

}
