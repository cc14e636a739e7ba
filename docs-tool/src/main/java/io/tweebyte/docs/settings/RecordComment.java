package io.tweebyte.docs.settings;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The Javadoc comment of a record, as Markdown.
 *
 * @param text what precedes the tags
 * @param components the descriptions of components, by their names
 */
record RecordComment(String text, Map<String, String> components) {

	private static final Pattern TAG = Pattern.compile("(?m)^\\s*@\\w");

	private static final Pattern COMPONENT = Pattern.compile("(?ms)^\\s*@param\\s+(\\w+)\\s+(.*?)(?=^\\s*@\\w|\\z)");

	private static final Pattern INLINE = Pattern.compile("\\{@\\w+\\s+([^}]*)}");

	/**
	 * Reads a comment.
	 * @param comment without its asterisks
	 */
	static RecordComment of(String comment) {
		Map<String, String> components = new HashMap<>();
		COMPONENT.matcher(comment)
			.results()
			.forEach((component) -> components.put(component.group(1), sentence(component.group(2))));
		return new RecordComment(markdown(TAG.split(comment, 2)[0]), components);
	}

	private static String sentence(String description) {
		String text = markdown(description);
		return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) + (text.endsWith(".") ? "" : ".");
	}

	private static String markdown(String text) {
		return INLINE.matcher(text.strip().replaceAll("\\s+", " ")).replaceAll("`$1`");
	}

}
