package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * CPU time of a process and all its children, user and system, also of children that have
 * ended and were waited for.
 */
class CpuClock {

	/** Linux tells CPU time in hundredths of a second, whatever its own timer does. */
	private static final double MILLIS_A_TICK = 10;

	/**
	 * Fields of {@code /proc/PID/stat} counted from after the process name: utime, stime,
	 * cutime, cstime.
	 */
	private static final int FIRST = 11;

	private static final int LAST = 14;

	private final Path proc;

	CpuClock() {
		this(Path.of("/proc"));
	}

	CpuClock(Path proc) {
		this.proc = proc;
	}

	/**
	 * The time so far in milliseconds, empty when there is no such process.
	 */
	OptionalDouble millis(long pid) {
		return ProcessHandle.of(pid)
			.map((process) -> Stream.concat(Stream.of(process), process.descendants()).mapToDouble(this::millis).sum())
			.map(OptionalDouble::of)
			.orElseGet(OptionalDouble::empty);
	}

	private double millis(ProcessHandle process) {
		if (!Files.isDirectory(this.proc)) {
			return process.info().totalCpuDuration().map((time) -> time.toNanos() / 1_000_000.0).orElse(0.0);
		}
		try {
			return millis(Files.readString(this.proc.resolve(process.pid() + "/stat")));
		}
		catch (IOException ex) {
			// A process that ends while it is read; what it used is with its parent from
			// now on.
			return 0;
		}
	}

	static double millis(String stat) {
		// The name may hold spaces and parentheses of its own.
		String[] fields = stat.substring(stat.lastIndexOf(')') + 2).trim().split(" ");
		long ticks = 0;
		for (int field = FIRST; field <= LAST; field++) {
			ticks += Long.parseLong(fields[field]);
		}
		return ticks * MILLIS_A_TICK;
	}

}
