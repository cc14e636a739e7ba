package io.tweebyte.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The rules of a style sheet, those in at-rules too, in the order of the file. */
record StyleSheet(List<Rule> rules) {

	static final String ROOT = ":root";

	private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");

	private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)}");

	private static final Pattern VARIABLE = Pattern.compile("(?<!hsl\\()var\\(--([a-z-]+)\\)");

	static StyleSheet parse(String text) {
		return new StyleSheet(RULE.matcher(COMMENT.matcher(text).replaceAll(""))
			.results()
			.map((rule) -> new Rule(rule.group(1).strip(), declarations(rule.group(2))))
			.toList());
	}

	private static Map<String, String> declarations(String block) {
		Map<String, String> declarations = new LinkedHashMap<>();
		for (String line : block.split(";")) {
			int colon = line.indexOf(':');
			if (colon > 0) {
				declarations.put(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
			}
		}
		return declarations;
	}

	/** The colours of the root, of which the first block is light and the second dark. */
	List<Map<String, Colour>> schemes() {
		List<Rule> roots = this.rules.stream().filter((rule) -> rule.selector().equals(ROOT)).toList();
		if (roots.size() != 2) {
			throw new IllegalStateException("A light and a dark scheme are expected, not " + roots.size());
		}
		Map<String, Colour> light = colours(roots.getFirst());
		Map<String, Colour> dark = new TreeMap<>(light);
		dark.putAll(colours(roots.getLast()));
		return List.of(light, dark);
	}

	private static Map<String, Colour> colours(Rule root) {
		Map<String, Colour> colours = new TreeMap<>();
		root.declarations().forEach((name, value) -> {
			if (name.startsWith("--")) {
				colours.put(name.substring(2), Colour.parse(value));
			}
		});
		return colours;
	}

	/** The variables of the root that the chosen rules use in the chosen properties. */
	Set<String> variables(Predicate<Rule> rule, Predicate<String> property) {
		Set<String> names = new TreeSet<>();
		this.rules.stream().filter(rule).forEach((found) -> found.declarations().forEach((name, value) -> {
			if (property.test(name)) {
				VARIABLE.matcher(value).results().map((use) -> use.group(1)).flatMap(this::resolve).forEach(names::add);
			}
		}));
		return names;
	}

	/** A variable that rules set may have the value of several others. */
	private Stream<String> resolve(String name) {
		List<String> values = this.rules.stream()
			.filter((rule) -> !rule.selector().equals(ROOT))
			.map((rule) -> rule.declarations().get("--" + name))
			.filter((value) -> value != null)
			.flatMap((value) -> VARIABLE.matcher(value).results().map((MatchResult use) -> use.group(1)))
			.toList();
		return values.isEmpty() ? Stream.of(name) : values.stream();
	}

	/** What a selector declares. */
	record Rule(String selector, Map<String, String> declarations) {

		/** Returns whether it draws a mark beside a text: a box without content. */
		boolean isMark() {
			return this.selector.endsWith("::before") || this.selector.endsWith("::after");
		}

	}

}
