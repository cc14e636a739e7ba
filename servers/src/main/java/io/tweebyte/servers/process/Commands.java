package io.tweebyte.servers.process;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What stands before a command so that it runs apart from the terminal, or without the
 * rights of root.
 */
public final class Commands {

	/** The user without privileges, by number: its name differs between systems. */
	public static final String UNPRIVILEGED = "65534";

	/**
	 * The words before a command that gives a process a session of its own, empty where
	 * the system has none. So it is not reached by the Ctrl-C that stops the launcher,
	 * which stops its processes itself, in order.
	 */
	static final List<String> OWN_SESSION = works(List.of("setsid")) ? List.of("setsid") : List.of();

	private static final List<String> USER_NAMESPACE = List.of("unshare", "-U");

	/**
	 * A group of our own: other processes of that user are not in it. Systems give this
	 * number to no user, group or container.
	 */
	static final int GROUP = 60_880;

	private static final List<String> AS_UNPRIVILEGED = List.of("setpriv", "--reuid=" + UNPRIVILEGED,
			"--regid=" + GROUP, "--clear-groups");

	public static final boolean ROOT = run(List.of("sh", "-c", "[ \"$(id -u)\" = 0 ]")) == 0;

	private Commands() {
	}

	/**
	 * PostgreSQL refuses to run as root, and as a user without a name. Started by root,
	 * it runs as {@link #UNPRIVILEGED} where that user can reach its folder. Elsewhere it
	 * runs in a user namespace, where it has no privileges of root, but still owns the
	 * files of root.
	 * @return the words before the command, empty for most users
	 */
	public static List<String> forPostgres(Path program, Path folder) {
		if (!ROOT && run(List.of("id", "-un")) == 0) {
			return List.of();
		}
		if (ROOT && works(AS_UNPRIVILEGED) && mayUse(program) && mayUse(folder)) {
			return AS_UNPRIVILEGED;
		}
		if (works(USER_NAMESPACE)) {
			return USER_NAMESPACE;
		}
		throw new ServerException(
				("PostgreSQL refuses to run as root or as a user without a name. As user %s, who has no privileges, it cannot"
						+ " reach %s, and this system offers no 'unshare -U'. Move this checkout to a folder that others may enter,"
						+ " or run tweebyte as a named user.")
					.formatted(UNPRIVILEGED, folder));
	}

	/** The words before the command of Redis, which would run as root. */
	public static List<String> forRedis(Path program) {
		return (ROOT && works(AS_UNPRIVILEGED) && mayUse(program)) ? AS_UNPRIVILEGED : List.of();
	}

	/**
	 * Gives a file or a whole folder to the user that a command with a prefix runs as.
	 */
	public static void give(List<String> prefix, Path path) throws IOException {
		if (ROOT) {
			boolean unprivileged = prefix.equals(AS_UNPRIVILEGED);
			String user = unprivileged ? UNPRIVILEGED : "0";
			if (!user.equals(Files.getAttribute(path, "unix:uid").toString())) {
				run(List.of("chown", "-R", user + ":" + (unprivileged ? GROUP : 0), path.toString()));
			}
		}
	}

	/**
	 * Runs a command without input and output.
	 * @return its exit code
	 * @throws ServerException if it cannot be started
	 */
	public static int run(List<String> command) {
		try {
			return new ProcessBuilder(command).redirectInput(Redirect.from(ServerProcess.NO_INPUT.toFile()))
				.redirectOutput(Redirect.DISCARD)
				.redirectError(Redirect.DISCARD)
				.start()
				.waitFor();
		}
		catch (IOException ex) {
			throw new ServerException("Cannot run %s: %s".formatted(command.getFirst(), ex.getMessage()), ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new ServerException("Interrupted while running " + command.getFirst(), ex);
		}
	}

	private static boolean mayUse(Path path) {
		return run(Stream.concat(AS_UNPRIVILEGED.stream(), Stream.of("test", "-x", path.toString())).toList()) == 0;
	}

	/** Returns whether the system has the words before a command, and permits them. */
	public static boolean works(List<String> prefix) {
		try {
			return run(Stream.concat(prefix.stream(), Stream.of("true")).toList()) == 0;
		}
		catch (ServerException ex) {
			return false;
		}
	}

}
