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

	/**
	 * Keeps the right to read what only root may, since the state folder may lie below
	 * /root.
	 */
	private static final List<String> AS_NOBODY = List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY,
			"--clear-groups", "--inh-caps=+dac_override", "--ambient-caps=+dac_override");

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
	 * PostgreSQL refuses to run as root.
	 * @param writable the folder the command must own
	 * @return the words before the command, empty for any other user
	 */
	static List<String> withoutRoot(Path writable) {
		if (!isRoot()) {
			return List.of();
		}
		if (works(USER_NAMESPACE)) {
			return USER_NAMESPACE;
		}
		if (works(AS_NOBODY)) {
			run(List.of("chown", "-R", NOBODY + ":" + NOBODY, writable.toString()));
			return AS_NOBODY;
		}
		throw new ServerException("PostgreSQL refuses to run as root, and this system lets root give up its rights"
				+ " neither by 'unshare -U' nor by 'setpriv'. Run tweebyte as another user.");
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

	private static boolean isRoot() {
		return System.getProperty("user.name").equals("root") || run(List.of("sh", "-c", "[ \"$(id -u)\" = 0 ]")) == 0;
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
