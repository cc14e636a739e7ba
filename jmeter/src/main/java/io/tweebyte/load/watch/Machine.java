package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * CPU time that the whole machine spent on work, in milliseconds: what the watched
 * processes did not use went to strangers.
 */
class Machine {

	private static final Path STAT = Path.of("/proc/stat");

	private static final double MILLIS_A_TICK = 10;

	/**
	 * Fields of the first line: user, nice, system, idle, iowait, irq, softirq, steal.
	 */
	private static final int IDLE = 3;

	private static final int IO_WAIT = 4;

	private static final int STEAL = 7;

	/**
	 * The time so far, that stolen by other machines included; empty on a system that
	 * does not tell.
	 */
	OptionalDouble busyMillis() {
		try {
			return OptionalDouble.of(busyMillis(Files.readAllLines(STAT).getFirst()));
		}
		catch (IOException ex) {
			return OptionalDouble.empty();
		}
	}

	static double busyMillis(String line) {
		long[] ticks = Arrays.stream(line.trim().split("\\s+")).skip(1).mapToLong(Long::parseLong).toArray();
		long busy = 0;
		for (int field = 0; field <= STEAL; field++) {
			busy += (field == IDLE || field == IO_WAIT) ? 0 : ticks[field];
		}
		return busy * MILLIS_A_TICK;
	}

}
