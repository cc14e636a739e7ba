package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * What the whole machine does. CPU time that it spent on work and the watched processes
 * did not use went to strangers.
 */
public class Machine {

	private static final Path STAT = Path.of("/proc/stat");

	private static final double MILLIS_A_TICK = 10;

	/** Fields of the first line: user nice system idle iowait irq softirq steal. */
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

	/** CPU time that other machines on the host took; {@code NaN} where unknown. */
	public double stolenMillis() {
		try {
			return ticks(Files.readAllLines(STAT).getFirst())[STEAL] * MILLIS_A_TICK;
		}
		catch (IOException ex) {
			return Double.NaN;
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
