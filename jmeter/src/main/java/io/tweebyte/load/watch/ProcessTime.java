package io.tweebyte.load.watch;

/**
 * CPU time of a process at a moment of the caller's choice.
 */
public final class ProcessTime {

	private ProcessTime() {
	}

	/**
	 * The time so far in milliseconds, {@code NaN} when there is no such process.
	 */
	public static double millis(Watched watched) {
		try (CpuClock clock = new CpuClock()) {
			return clock.millis(watched).orElse(Double.NaN);
		}
	}

}
