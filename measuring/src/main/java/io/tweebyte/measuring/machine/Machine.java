package io.tweebyte.measuring.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * CPU time of the whole machine so far, in milliseconds and steps of 10; {@code NaN}
 * where unknown. What the watched processes did not use of it went to other programs.
 *
 * @param busy spent on work, by whichever program
 * @param stolen taken by other machines on the same host
 */
public record Machine(double busy, double stolen) {

	private static final double MILLIS_PER_TICK = 10;

	/** Fields of the first line: user nice system idle iowait irq softirq steal. */
	private static final int IDLE = 3;

	private static final int IO_WAIT = 4;

	private static final int STEAL = 7;

	/** Reads it. */
	public static Machine now() {
		try {
			return of(Files.readAllLines(Path.of("/proc/stat")).getFirst());
		}
		catch (IOException ex) {
			return new Machine(Double.NaN, Double.NaN);
		}
	}

	static Machine of(String line) {
		long[] ticks = Arrays.stream(line.trim().split("\\s+")).skip(1).mapToLong(Long::parseLong).toArray();
		long busy = Arrays.stream(ticks, 0, STEAL).sum() - ticks[IDLE] - ticks[IO_WAIT];
		return new Machine(busy * MILLIS_PER_TICK, ticks[STEAL] * MILLIS_PER_TICK);
	}

}
