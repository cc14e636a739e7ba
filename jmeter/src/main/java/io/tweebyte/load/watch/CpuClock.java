package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * CPU time of processes, user and system. Elsewhere than on Linux children that have
 * ended are forgotten.
 */
class CpuClock {

	private static final Path PROC = Path.of("/proc");

	/** Linux tells CPU time in hundredths of a second, whatever its own timer does. */
	private static final double MILLIS_A_TICK = 10;

	/**
	 * Fields of {@code /proc/PID/stat} counted from after the process name: utime and
	 * stime, of children that were waited for after them.
	 */
	private static final int FIRST = 11;

	private static final int OWN = 2;

	private static final int WITH_ENDED_CHILDREN = 4;

	/**
	 * The time so far in milliseconds, empty when there is no such process.
	 */
	OptionalDouble millis(Watched watched) {
		return ProcessHandle.of(watched.pid())
			.map((process) -> OptionalDouble.of(watched.family() ? family(process) : millis(process, OWN)))
			.orElseGet(OptionalDouble::empty);
	}

	private static double family(ProcessHandle process) {
		return Stream.concat(Stream.of(process), descendants(process))
			.mapToDouble((member) -> millis(member, WITH_ENDED_CHILDREN))
			.sum();
	}

	/**
	 * Linux lists the children of a process in one file; a look at every process of the
	 * machine would cost more CPU time than all else that is watched.
	 */
	private static Stream<ProcessHandle> descendants(ProcessHandle process) {
		Path children = PROC.resolve("%1$d/task/%1$d/children".formatted(process.pid()));
		try {
			return Stream.of(Files.readString(children).split(" "))
				.filter((pid) -> !pid.isBlank())
				.flatMap((pid) -> ProcessHandle.of(Long.parseLong(pid)).stream())
				.flatMap((child) -> Stream.concat(Stream.of(child), descendants(child)));
		}
		catch (IOException ex) {
			return process.descendants();
		}
	}

	private static double millis(ProcessHandle process, int fields) {
		if (!Files.isDirectory(PROC)) {
			return process.info().totalCpuDuration().map((time) -> time.toNanos() / 1_000_000.0).orElse(0.0);
		}
		try {
			return millis(Files.readString(PROC.resolve(process.pid() + "/stat")), fields);
		}
		catch (IOException ex) {
			// A process that ends while it is read; what it used is with its parent from
			// now on.
			return 0;
		}
	}

	/**
	 * Whether a signal has halted a process, which then lives and does nothing.
	 */
	static boolean isHalted(long pid) {
		try {
			String stat = Files.readString(PROC.resolve(pid + "/stat"));
			return stat.startsWith("T", stat.lastIndexOf(')') + 2);
		}
		catch (IOException ex) {
			return false;
		}
	}

	static double millis(String stat, int fields) {
		// The name may hold spaces and parentheses of its own.
		String afterName = stat.substring(stat.lastIndexOf(')') + 2).trim();
		return Stream.of(afterName.split(" ")).skip(FIRST).limit(fields).mapToLong(Long::parseLong).sum()
				* MILLIS_A_TICK;
	}

}
