package io.tweebyte.measuring.machine;

import java.util.Map;

/**
 * CPU time of a process until a moment.
 *
 * @param threads by thread; without threads where the system does not report them
 * @param user milliseconds in user mode, in steps of 10; {@code NaN} where unknown
 * @param system milliseconds in the kernel, likewise
 * @param all milliseconds as the system sums them up, in steps of 10
 */
record CpuMoment(ThreadTimes threads, double user, double system, double all) {

	private static final boolean BY_THREAD = ThreadTimes.isKnown();

	/** Reads a process. */
	static CpuMoment of(WatchedProcess process) {
		double[] parts = ProcessTime.userAndSystem(process.pid());
		if (BY_THREAD) {
			return new CpuMoment(ThreadTimes.of(process), parts[0], parts[1], Double.NaN);
		}
		return new CpuMoment(new ThreadTimes(Map.of()), parts[0], parts[1], ProcessTime.millis(process));
	}

	/** Returns milliseconds since an earlier reading. */
	double since(CpuMoment before) {
		return BY_THREAD ? this.threads.millisSince(before.threads) : this.all - before.all;
	}

}
