package io.tweebyte.docs.settings;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import io.tweebyte.docs.DocsException;

/**
 * The type of a setting, as readers call it.
 *
 * @param unit the unit of a value that is a number alone, where there is one
 */
record ValueType(String name, Optional<String> unit) {

	/**
	 * Returns the type for a type of Java.
	 * @param simpleName its name, without package and type arguments
	 * @throws DocsException if it has no name for readers yet
	 */
	static ValueType of(String simpleName) {
		return switch (simpleName) {
			case "Duration" -> new ValueType("duration", Optional.of("ms"));
			case "DataSize" -> new ValueType("size", Optional.of("bytes"));
			case "int", "long" -> new ValueType("integer", Optional.empty());
			case "double" -> new ValueType("number", Optional.empty());
			case "String" -> new ValueType("text", Optional.empty());
			case "List" -> new ValueType("list, separated by commas", Optional.empty());
			case "Path" -> new ValueType("file", Optional.empty());
			case "URI" -> new ValueType("URL", Optional.empty());
			default -> throw new DocsException("ValueType has no name for the type " + simpleName);
		};
	}

	/**
	 * Returns the type of an enum.
	 * @param constants the names of its constants in Java
	 */
	static ValueType choice(List<String> constants) {
		return new ValueType(constants.stream()
			.map((constant) -> "`" + constant.toLowerCase(Locale.ROOT).replace('_', '-') + "`")
			.collect(Collectors.joining(", ")), Optional.empty());
	}

}
