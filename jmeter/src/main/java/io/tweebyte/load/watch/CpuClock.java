package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * CPU time of processes, user and system. Elsewhere than on Linux children that have
 * ended are forgotten. Used by one thread at a time.
 */
class CpuClock implements AutoCloseable {

	private static final Path PROC = Path.of("/proc");

	private static final double NANOS_A_MILLI = 1_000_000;

	/** Linux tells CPU time in hundredths of a second, whatever its own timer does. */
	private static final double MILLIS_A_TICK = 10;

	/**
	 * Fields of {@code /proc/PID/stat} counted from after the process name: utime and
	 * stime, of children that were waited for after them.
	 */
	private static final int FIRST = 11;

	private static final int OWN = 2;

	private static final int WITH_ENDED_CHILDREN = 4;

	/** Kept open, since finding a file costs more than reading it. */
	private final Map<Path, ProcFile> files = new HashMap<>();

	/**
	 * The time so far in milliseconds, empty when there is no such process.
	 */
	OptionalDouble millis(Watched watched) {
		if (!Files.isDirectory(PROC)) {
			return ProcessHandle.of(watched.pid())
				.map((process) -> OptionalDouble.of(elsewhere(process, watched.family())))
				.orElseGet(OptionalDouble::empty);
		}
		OptionalDouble own = millis(watched.pid(), watched.family() ? WITH_ENDED_CHILDREN : OWN);
		return (own.isPresent() && watched.family()) ? OptionalDouble.of(own.getAsDouble() + children(watched.pid()))
				: own;
	}

	private static double elsewhere(ProcessHandle process, boolean family) {
		return Stream.concat(Stream.of(process), family ? process.descendants() : Stream.empty())
			.mapToDouble((member) -> member.info().totalCpuDuration().map(Duration::toNanos).orElse(0L) / NANOS_A_MILLI)
			.sum();
	}

	/**
	 * Linux lists the children of a process in one file; a look at every process of the
	 * machine would cost more CPU time than all else that is watched.
	 */
	private double children(long pid) {
		return read(PROC.resolve("%1$d/task/%1$d/children".formatted(pid)))
			.map((pids) -> Stream.of(pids.split(" "))
				.filter((child) -> !child.isBlank())
				// A child that ends while it is read is with its parent from now on.
				.mapToDouble((child) -> millis(Long.parseLong(child), WITH_ENDED_CHILDREN).orElse(0))
				.sum())
			.orElse(0.0);
	}

	private OptionalDouble millis(long pid, int fields) {
		return read(PROC.resolve(pid + "/stat")).map((stat) -> OptionalDouble.of(millis(stat, fields)))
			.orElseGet(OptionalDouble::empty);
	}

	private Optional<String> read(Path path) {
		try {
			ProcFile file = this.files.get(path);
			if (file == null) {
				file = new ProcFile(path);
				this.files.put(path, file);
			}
			return Optional.of(file.read());
		}
		catch (IOException ex) {
			forget(path);
			return Optional.empty();
		}
	}

	private void forget(Path path) {
		ProcFile file = this.files.remove(path);
		if (file != null) {
			file.close();
		}
	}

	@Override
	public void close() {
		this.files.values().forEach(ProcFile::close);
		this.files.clear();
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
		int place = stat.lastIndexOf(')') + 1;
		for (int field = 0; field < FIRST; field++) {
			place = stat.indexOf(' ', place + 1);
		}
		long ticks = 0;
		for (int field = 0; field < fields; field++) {
			int end = stat.indexOf(' ', place + 1);
			ticks += Long.parseLong(stat, place + 1, end, 10);
			place = end;
		}
		return ticks * MILLIS_A_TICK;
	}

}
