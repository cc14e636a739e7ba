package io.tweebyte.load;

import java.util.Optional;

import io.tweebyte.load.watch.MachineState;

/**
 * How a cell was measured, and what went on around it.
 *
 * @param warmUp from the end of the ramp-up to the window, in seconds
 * @param warm whether the last third of the warm-up was flat
 * @param arrivals requests of the open model, or sessions, that began from the first on
 * to the end of the window, a second; empty in the closed model
 * @param loadBefore the machine's load average of the last minute before the cell;
 * {@code NaN}, like all that follow, on a system that does not tell
 * @param loadAfter the same after the cell
 * @param steal what other machines on the same host took, of all CPU time the machine
 * has, from 0 to 1
 * @param cpuPressure the part of the cell's time in which something waited for a CPU
 * @param ioPressure the part of the cell's time in which something waited for a disk
 * @param memoryPressure the part of the cell's time in which something waited for memory
 * @param watching what watching and this command itself used within the window, in cores
 */
public record Conditions(double warmUp, boolean warm, Optional<Double> arrivals, double loadBefore, double loadAfter,
		double steal, double cpuPressure, double ioPressure, double memoryPressure, double watching) {

	static Conditions of(double warmUp, boolean warm, Optional<Double> arrivals, MachineState before,
			MachineState after, int cores, double watching) {
		double millis = after.instant() - before.instant();
		return new Conditions(warmUp, warm, arrivals, before.load(), after.load(),
				(after.stolen() - before.stolen()) / millis / cores,
				(after.waitedForCpu() - before.waitedForCpu()) / millis,
				(after.waitedForDisk() - before.waitedForDisk()) / millis,
				(after.waitedForMemory() - before.waitedForMemory()) / millis, watching);
	}

}
