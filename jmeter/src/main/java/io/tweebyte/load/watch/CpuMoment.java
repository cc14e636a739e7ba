package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * CPU time of a process until a moment.
 *
 * @param threads by thread; without threads where the system does not tell
 * @param user milliseconds in user mode, in steps of 10; {@code NaN} where unknown
 * @param system milliseconds in the kernel, likewise
 * @param all milliseconds as the system sums them up, in steps of 10
 */
public record CpuMoment(ThreadTimes threads, double user, double system, double all) {

	private static final boolean BY_THREAD = ThreadTimes.isKnown();

	private static final double MILLIS_PER_TICK = 10;

	/** From after the name, in parentheses: utime is the twelfth field. */
	private static final int USER = 11;

	/** Reads a process. */
	public static CpuMoment of(Watched process) {
		String[] stat = stat(process.pid());
		double user = (stat.length > USER + 1) ? Long.parseLong(stat[USER]) * MILLIS_PER_TICK : Double.NaN;
		double system = (stat.length > USER + 1) ? Long.parseLong(stat[USER + 1]) * MILLIS_PER_TICK : Double.NaN;
		if (BY_THREAD) {
			return new CpuMoment(ThreadTimes.of(process), user, system, Double.NaN);
		}
		return new CpuMoment(new ThreadTimes(Map.of()), user, system, ProcessTime.millis(process));
	}

	/** Returns milliseconds since an earlier reading. */
	public double since(CpuMoment before) {
		return BY_THREAD ? this.threads.millisSince(before.threads) : this.all - before.all;
	}

	private static String[] stat(long pid) {
		try {
			String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
			return stat.substring(stat.lastIndexOf(')') + 2).split(" ");
		}
		catch (IOException ex) {
			return new String[0];
		}
	}

}
