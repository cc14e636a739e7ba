package io.tweebyte.measuring.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * CPU time of processes, user and system. Elsewhere than on Linux children that have
 * ended are forgotten.
 */
public final class ProcessTime {

	private static final Path PROC = Path.of("/proc");

	private static final double NANOS_PER_MILLI = 1_000_000;

	/** Linux reports CPU time in hundredths of a second, whatever its own timer does. */
	private static final double MILLIS_PER_TICK = 10;

	/** The state comes first after the name, {@code T} when a signal has stopped it. */
	private static final int STATE = 0;

	/** utime and stime; those of children that were waited for come after them. */
	private static final int FIRST = 11;

	private static final int OWN = 2;

	private static final int WITH_ENDED_CHILDREN = 4;

	private ProcessTime() {
	}

	/** The time so far in milliseconds, {@code NaN} when there is no such process. */
	public static double millis(WatchedProcess watched) {
		if (!Files.isDirectory(PROC)) {
			return ProcessHandle.of(watched.pid())
				.map((process) -> elsewhere(process, watched.family()))
				.orElse(Double.NaN);
		}
		if (!watched.family()) {
			return stat(watched.pid()).map((stat) -> millis(stat, OWN)).orElse(Double.NaN);
		}
		// A child that ends while it is read is with its parent from now on.
		return stat(watched.pid())
			.map((stat) -> millis(stat, WITH_ENDED_CHILDREN) + children(watched.pid())
				.mapToDouble((child) -> stat(child).map((one) -> millis(one, WITH_ENDED_CHILDREN)).orElse(0.0))
				.sum())
			.orElse(Double.NaN);
	}

	private static double elsewhere(ProcessHandle process, boolean family) {
		return Stream.concat(Stream.of(process), family ? process.descendants() : Stream.empty())
			.mapToDouble(
					(member) -> member.info().totalCpuDuration().map(Duration::toNanos).orElse(0L) / NANOS_PER_MILLI)
			.sum();
	}

	/** Milliseconds in user mode and in the kernel; {@code NaN} where unknown. */
	static double[] userAndSystem(long pid) {
		return stat(pid).map((stat) -> new double[] { millis(stat, 1), millis(stat, OWN) - millis(stat, 1) })
			.orElse(new double[] { Double.NaN, Double.NaN });
	}

	/** Whether a signal has stopped a process, which then lives and does nothing. */
	static boolean isStopped(long pid) {
		return stat(pid).filter((stat) -> stat[STATE].startsWith("T")).isPresent();
	}

	/**
	 * Linux lists the children of a process in one file; a look at every process of the
	 * machine would cost more CPU time than all else that is watched.
	 */
	static LongStream children(long pid) {
		try {
			return Stream
				.of(Files.readString(PROC.resolve("%1$d/task/%1$d/children".formatted(pid))).strip().split(" "))
				.filter((child) -> !child.isBlank())
				.mapToLong(Long::parseLong);
		}
		catch (IOException ex) {
			return LongStream.empty();
		}
	}

	private static Optional<String[]> stat(long pid) {
		try {
			return Optional.of(fields(Files.readString(PROC.resolve(pid + "/stat"))));
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	/** The fields after the name, which may have spaces and parentheses of its own. */
	static String[] fields(String stat) {
		return stat.substring(stat.lastIndexOf(')') + 2).split(" ");
	}

	static double millis(String[] stat, int fields) {
		return Stream.of(stat).skip(FIRST).limit(fields).mapToLong(Long::parseLong).sum() * MILLIS_PER_TICK;
	}

}
