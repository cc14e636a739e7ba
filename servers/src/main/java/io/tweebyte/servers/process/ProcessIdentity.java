package io.tweebyte.servers.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * One process of this machine, distinct from every later one with the same number.
 *
 * @param pid the number of the process, which the system gives again once it has ended
 * @param started what only this process can show: on Linux the boot it runs in and the
 * tick it started at (a changed clock does not touch them), elsewhere the instant it
 * started
 */
public record ProcessIdentity(long pid, String started) {

	private static final Path PROC = Path.of("/proc");

	private static final int STATE = 0;

	/** Field 22 of proc(5), counted from the state, which is field 3. */
	private static final int START_TICKS = 19;

	public static ProcessIdentity current() {
		return of(ProcessHandle.current().pid()).orElseThrow();
	}

	/**
	 * The identity of a process, or nothing when it does not live. One that ended but was
	 * not yet collected by its parent does not live.
	 */
	public static Optional<ProcessIdentity> of(long pid) {
		if (Files.isDirectory(PROC.resolve("self"))) {
			return startOnLinux(pid).map((started) -> new ProcessIdentity(pid, started));
		}
		return ProcessHandle.of(pid)
			.filter(ProcessHandle::isAlive)
			.flatMap((process) -> process.info().startInstant())
			.map((started) -> new ProcessIdentity(pid, started.toString()));
	}

	/** Whether this very process still lives, and not a later one of its number. */
	public boolean isAlive() {
		return of(this.pid).filter(this::equals).isPresent();
	}

	private static Optional<String> startOnLinux(long pid) {
		try {
			String stat = Files.readString(PROC.resolve(Long.toString(pid)).resolve("stat"));
			// The name of the command stands in brackets and may hold anything.
			String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
			if (fields[STATE].equals("Z") || fields[STATE].equals("X")) {
				return Optional.empty();
			}
			return Optional.of(boot() + ":" + fields[START_TICKS]);
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	private static String boot() throws IOException {
		Path bootId = PROC.resolve("sys/kernel/random/boot_id");
		return Files.isReadable(bootId) ? Files.readString(bootId).strip() : "";
	}

}
