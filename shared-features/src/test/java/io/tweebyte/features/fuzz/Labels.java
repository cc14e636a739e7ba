package io.tweebyte.features.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of one backend's ids, tokens and cursors. With them what two backends return
 * becomes comparable, and the same request can be sent to both.
 */
final class Labels {

	private static final String ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

	private static final Pattern VARIABLE = Pattern.compile(
			"(?<token>eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]+)" + "|(?<time>\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}Z)"
					+ "|(?<key>(?<=\"(?:kid|n)\":\")[\\w-]{40,})" + "|(?<id>" + ID + ")");

	private static final Pattern CURSOR = Pattern.compile("(?<=[?&]before=)[A-Za-z0-9_-]+");

	private static final Pattern CURSOR_TIME = Pattern.compile(":\\d{1,18}:");

	private static final Pattern LABEL = Pattern.compile("\\{([a-z]+\\.\\d+)}");

	private final Map<String, String> labels = new HashMap<>();

	private final Map<String, String> values = new HashMap<>();

	private int unnamed;

	/**
	 * Names a value; a value keeps its first name.
	 * @param label the name, as in {@code tweet.3}
	 * @param value an id, a token or a cursor
	 */
	void name(String label, String value) {
		this.values.put(label, value);
		this.labels.putIfAbsent(value, label);
	}

	boolean knows(String value) {
		return this.values.containsValue(value);
	}

	/**
	 * Puts this backend's values into a request's text.
	 * @param text holds labels, as in {@code {tweet.3}}
	 * @return the text for this backend
	 */
	String fill(String text) {
		return LABEL.matcher(text).replaceAll((label) -> Matcher.quoteReplacement(value(label)));
	}

	private String value(MatchResult label) {
		String value = this.values.get(label.group(1));
		if (value == null) {
			throw new IllegalStateException("Nothing is called " + label.group(1));
		}
		return value;
	}

	/**
	 * Replaces what differs from backend to backend: ids become labels, in the order of
	 * their appearance where they are new; times, tokens and public keys become words.
	 * @param text a body or a header's value
	 * @return the comparable text
	 */
	String normalise(String text) {
		String readable = CURSOR.matcher(text).replaceAll((cursor) -> Matcher.quoteReplacement(cursor(cursor.group())));
		return VARIABLE.matcher(readable).replaceAll((found) -> Matcher.quoteReplacement(word(found)));
	}

	private static String cursor(String encoded) {
		try {
			String text = new String(Base64.getUrlDecoder().decode(encoded), StandardCharsets.ISO_8859_1);
			return CURSOR_TIME.matcher(text).replaceFirst(":<time>:");
		}
		catch (IllegalArgumentException ex) {
			return encoded;
		}
	}

	private String word(MatchResult found) {
		if (found.group("token") != null) {
			return "<token>";
		}
		if (found.group("time") != null) {
			return "<time>";
		}
		if (found.group("key") != null) {
			return "<key>";
		}
		return this.labels.computeIfAbsent(found.group("id"), (id) -> "id." + this.unnamed++);
	}

}
