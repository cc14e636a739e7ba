package io.tweebyte.load.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * What the whole machine does. CPU time that it spent on work and the watched processes
 * did not use went to strangers.
 */
public class Machine {

	private static final Path STAT = Path.of("/proc/stat");

	private static final double MILLIS_A_TICK = 10;

	private static final double MICROS_A_MILLI = 1000;

	/**
	 * Fields of the first line: user, nice, system, idle, iowait, irq, softirq, steal.
	 */
	private static final int IDLE = 3;

	private static final int IO_WAIT = 4;

	private static final int STEAL = 7;

	/**
	 * CPU time so far in milliseconds, without that which other machines stole; empty on
	 * a system that does not tell.
	 */
	public OptionalDouble busyMillis() {
		try {
			return OptionalDouble.of(busyMillis(Files.readAllLines(STAT).getFirst()));
		}
		catch (IOException ex) {
			return OptionalDouble.empty();
		}
	}

	/**
	 * How busy the machine is, and how long things have had to wait so far.
	 */
	public static MachineState state() {
		double load = first("/proc/loadavg").map((line) -> Double.parseDouble(line.split(" ")[0])).orElse(Double.NaN);
		double stolen = first(STAT.toString()).map((line) -> ticks(line)[STEAL] * MILLIS_A_TICK).orElse(Double.NaN);
		return new MachineState(System.currentTimeMillis(), load, stolen, waited("cpu"), waited("io"),
				waited("memory"));
	}

	private static double waited(String resource) {
		return first("/proc/pressure/" + resource)
			.map((line) -> Double.parseDouble(line.substring(line.lastIndexOf('=') + 1)) / MICROS_A_MILLI)
			.orElse(Double.NaN);
	}

	private static Optional<String> first(String file) {
		try (Stream<String> lines = Files.lines(Path.of(file))) {
			return lines.findFirst();
		}
		catch (IOException | UncheckedIOException ex) {
			return Optional.empty();
		}
	}

	static double busyMillis(String line) {
		long[] ticks = ticks(line);
		long busy = 0;
		for (int field = 0; field < STEAL; field++) {
			busy += (field == IDLE || field == IO_WAIT) ? 0 : ticks[field];
		}
		return busy * MILLIS_A_TICK;
	}

	private static long[] ticks(String line) {
		return Arrays.stream(line.trim().split("\\s+")).skip(1).mapToLong(Long::parseLong).toArray();
	}

}
