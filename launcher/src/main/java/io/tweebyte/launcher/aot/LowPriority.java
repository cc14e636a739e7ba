package io.tweebyte.launcher.aot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

import io.tweebyte.servers.process.Commands;

/** The lowest priority, for processes in the background. */
final class LowPriority {

	private static final String LOWEST = "19";

	private LowPriority() {
	}

	/** Returns the words before a command, none where the system has no {@code nice}. */
	static List<String> prefix() {
		List<String> nice = List.of("nice", "-n", LOWEST);
		return Commands.works(nice) ? nice : List.of();
	}

	/**
	 * Lowers the session of a process. Linux divides the processors among sessions first;
	 * {@code nice} counts only between the processes of one.
	 */
	static void lowerSession(long pid) {
		try {
			Files.writeString(Path.of("/proc", Long.toString(pid), "autogroup"), LOWEST, StandardOpenOption.WRITE);
		}
		catch (IOException ex) {
			// a system without such groups, or the process has ended
		}
	}

}
