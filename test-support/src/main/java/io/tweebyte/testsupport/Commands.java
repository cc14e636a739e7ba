package io.tweebyte.testsupport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands before a command so that it runs apart from the terminal, or without the
 * rights of root.
 */
final class Commands {

	/** The user nobody, by number: its name differs between systems. */
	static final String NOBODY = "65534";

	private static final List<String> OWN_SESSION = works(List.of("setsid")) ? List.of("setsid") : List.of();

	private static final List<String> USER_NAMESPACE = List.of("unshare", "-U");

	private static final List<String> AS_NOBODY = List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY,
			"--clear-groups");

	private Commands() {
	}

	/**
	 * In a session of its own a process is not reached by the Ctrl-C that stops the
	 * launcher, which stops its processes itself, in order.
	 * @return the words before the command, empty where the system has no such command
	 */
	static List<String> ownSession() {
		return OWN_SESSION;
	}

	/**
	 * PostgreSQL refuses to run as root, and as a user without a name.
	 * @param program the program to run
	 * @param writable the folder it must own
	 * @return the words before the command, empty for most users
	 */
	static List<String> forPostgres(Path program, Path writable) {
		boolean root = isRoot();
		if (!root && run(List.of("id", "-un")) == 0) {
			return List.of();
		}
		if (works(USER_NAMESPACE)) {
			return USER_NAMESPACE;
		}
		if (!root || !works(AS_NOBODY)) {
			throw new ServerException("PostgreSQL refuses to run as root or as a user without a name, and this system"
					+ " offers neither 'unshare -U' nor 'setpriv' to become another one. Run tweebyte as a named user.");
		}
		run(List.of("chown", "-R", NOBODY + ":" + NOBODY, writable.toString()));
		if (!mayUse(program) || !mayUse(writable)) {
			throw new ServerException(
					("PostgreSQL refuses to run as root, and as the user nobody it cannot reach %s. Move"
							+ " this checkout to a folder that others may enter, or run tweebyte as another user.")
						.formatted(writable));
		}
		return AS_NOBODY;
	}

	static int run(List<String> command) {
		try {
			return new ProcessBuilder(command).redirectInput(Redirect.from(Path.of("/dev/null").toFile()))
				.redirectOutput(Redirect.DISCARD)
				.redirectError(Redirect.DISCARD)
				.start()
				.waitFor();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new ServerException("Interrupted while running " + command.getFirst());
		}
	}

	private static boolean mayUse(Path path) {
		List<String> command = new ArrayList<>(AS_NOBODY);
		command.addAll(List.of("test", "-x", path.toString()));
		return run(command) == 0;
	}

	private static boolean isRoot() {
		return run(List.of("sh", "-c", "[ \"$(id -u)\" = 0 ]")) == 0;
	}

	private static boolean works(List<String> prefix) {
		List<String> command = new ArrayList<>(prefix);
		command.add("true");
		try {
			return run(command) == 0;
		}
		catch (UncheckedIOException ex) {
			return false;
		}
	}

}
