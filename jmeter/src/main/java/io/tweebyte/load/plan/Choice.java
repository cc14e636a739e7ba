package io.tweebyte.load.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A constant that is chosen by name on the command line. */
public interface Choice {

	String name();

	/** The name on the command line: that of the constant in lower case, with hyphens. */
	default String label() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/**
	 * The choices of these names, in the order given and each once.
	 * @throws IllegalArgumentException for a name that is none, with the list of those
	 * that are
	 */
	static <C extends Choice> List<C> named(String what, List<String> names, C[] choices) {
		return names.stream().distinct().map((name) -> named(what, name, choices)).toList();
	}

	private static <C extends Choice> C named(String what, String name, C[] choices) {
		return Arrays.stream(choices)
			.filter((choice) -> choice.label().equals(name))
			.findFirst()
			.orElseThrow(() -> new IllegalArgumentException("There is no %s '%s'. There are: %s".formatted(what, name,
					Arrays.stream(choices).map(Choice::label).collect(Collectors.joining(", ")))));
	}

}
