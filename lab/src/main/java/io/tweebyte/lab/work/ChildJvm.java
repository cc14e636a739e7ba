package io.tweebyte.lab.work;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Starts Java programs of this class path in processes of their own. */
public final class ChildJvm {

	private ChildJvm() {
	}

	/**
	 * Returns a process that is not started yet.
	 * @param flags of the JVM, such as {@code -Xmx64m}
	 * @param main the class to run
	 */
	public static ProcessBuilder of(List<String> flags, String main, String... arguments) {
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.addAll(flags);
		command.addAll(List.of("-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED", "-cp",
				System.getProperty("java.class.path"), main));
		command.addAll(List.of(arguments));
		return new ProcessBuilder(command);
	}

	/**
	 * Reads what a program prints until it ends, whose last line is a record as JSON;
	 * empty when it has printed none.
	 */
	public static <T> Optional<T> json(Process program, Class<T> type) throws IOException {
		String output = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		// libraries may have logged before
		return output.lines()
			.filter((line) -> line.startsWith("{"))
			.reduce((line, last) -> last)
			.flatMap((json) -> parsed(json, type));
	}

	private static <T> Optional<T> parsed(String json, Class<T> type) {
		try {
			return Optional.of(new JsonMapper().readValue(json, type));
		}
		catch (JacksonException ex) {
			return Optional.empty();
		}
	}

}
