package io.tweebyte.load.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.launcher.workspace.Model;


/** A constant that is chosen by name on the command line. */
public interface Choice {

	/** The name of the constant. */
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
		return names.stream().distinct().map((name) -> named(what, name, choices, Choice::label)).toList();
	}

	/** Returns the backend of a name, as {@link #named(String, List, Choice[])}. */
	static Model backend(String name) {
		return named("backend", name, Model.values(), Model::label);
	}

	private static <C> C named(String what, String name, C[] choices, Function<? super C, String> label) {
		return Arrays.stream(choices)
			.filter((choice) -> label.apply(choice).equals(name))
			.findFirst()
			.orElseThrow(() -> new IllegalArgumentException("There is no %s '%s'. There are: %s".formatted(what, name,
					Arrays.stream(choices).map(label).collect(Collectors.joining(", ")))));
	}

}
