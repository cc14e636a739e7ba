package io.tweebyte.launcher.workspace;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.servers.process.ServerException;

/**
 * Ports of the loopback address, checked before a server is started so that the message
 * names the process that is in the way, which is found by /proc or by lsof.
 */
public final class Ports {

	private static final Path PROC = Path.of("/proc");

	/** The columns of /proc/net/tcp. */
	private static final int LOCAL_ADDRESS = 1;

	private static final int STATE = 3;

	private static final int INODE = 9;

	private static final String LISTENING = "0A";

	private Ports() {
	}

	/**
	 * Makes sure that a port can be listened on.
	 * @param user what needs it, for the message
	 * @throws ServerException if another process listens there
	 */
	public static void requireFree(int port, String user) {
		if (!FreePorts.isFree(port)) {
			String owner = owner(port).map((process) -> ", by " + process)
				.orElse(", by a process that cannot be seen from here");
			throw new ServerException("Port %d is in use%s, but %s needs it.".formatted(port, owner, user));
		}
	}

	/** Such as {@code process 4711 (/usr/bin/java)}, or nothing if it is not known. */
	private static Optional<String> owner(int port) {
		Optional<Long> pid = Files.exists(PROC.resolve("net/tcp")) ? findInProc(port) : askLsof(port);
		return pid.map((number) -> "process " + number + command(number));
	}

	private static String command(long pid) {
		return ProcessHandle.of(pid)
			.flatMap((process) -> process.info().command())
			.map((program) -> " (" + program + ")")
			.orElse("");
	}

	private static Optional<Long> findInProc(int port) {
		return Stream.of("net/tcp", "net/tcp6")
			.flatMap((table) -> lines(PROC.resolve(table)))
			.map((line) -> line.strip().split("\\s+"))
			.filter((columns) -> columns.length > INODE && columns[STATE].equals(LISTENING))
			.filter((columns) -> columns[LOCAL_ADDRESS].endsWith(":%04X".formatted(port)))
			.flatMap((columns) -> ownerOf("socket:[" + columns[INODE] + "]").stream())
			.findFirst();
	}

	private static Stream<String> lines(Path table) {
		try {
			return Files.readAllLines(table).stream();
		}
		catch (IOException ex) {
			return Stream.empty();
		}
	}

	private static Optional<Long> ownerOf(String socket) {
		return ProcessHandle.allProcesses().map(ProcessHandle::pid).filter((pid) -> holds(pid, socket)).findFirst();
	}

	private static boolean holds(long pid, String socket) {
		try (DirectoryStream<Path> files = Files.newDirectoryStream(PROC.resolve(pid + "/fd"))) {
			for (Path file : files) {
				if (Files.isSymbolicLink(file) && Files.readSymbolicLink(file).toString().equals(socket)) {
					return true;
				}
			}
			return false;
		}
		catch (IOException ex) {
			return false;
		}
	}

	private static Optional<Long> askLsof(int port) {
		try {
			Process lsof = new ProcessBuilder("lsof", "-nP", "-t", "-iTCP:" + port, "-sTCP:LISTEN")
				.redirectErrorStream(true)
				.start();
			String response = new String(lsof.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
			return response.lines().filter((line) -> line.matches("\\d+")).map(Long::valueOf).findFirst();
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

}
