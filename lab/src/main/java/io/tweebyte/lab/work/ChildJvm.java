package io.tweebyte.lab.work;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

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

}
