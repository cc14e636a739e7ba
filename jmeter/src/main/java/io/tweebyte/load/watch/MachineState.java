package io.tweebyte.load.watch;

/**
 * The machine at a moment. Times are cumulative and in milliseconds; what the system does
 * not tell is {@code NaN}.
 *
 * @param instant when, in milliseconds since the epoch
 * @param load the load average of the last minute
 * @param stolen CPU time that other machines on the same host took
 * @param waitedForCpu time in which something waited for a CPU
 * @param waitedForDisk time in which something waited for a disk
 * @param waitedForMemory time in which something waited for memory
 */
public record MachineState(long instant, double load, double stolen, double waitedForCpu, double waitedForDisk,
		double waitedForMemory) {
}
