package io.tweebyte.lab.bench;

import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;

/**
 * What one JVM has measured.
 *
 * @param round in which it ran
 * @param cpu nanoseconds of CPU of a unit of work
 * @param time nanoseconds of a unit of work
 * @param allocated bytes of a unit of work; not a number where that is not measured
 * @param outcome of each of its runs; null in older records
 */
public record Fork(int round, String workload, Style style, boolean again, double cpu, double time, double allocated,
		Outcome outcome) {

	/** Creates it for a cell. */
	Fork(int round, Cell cell, double cpu, double time, double allocated, Outcome outcome) {
		this(round, cell.workload(), cell.style(), cell.again(), cpu, time, allocated, outcome);
	}

	/** Returns what was measured. */
	public Cell cell() {
		return new Cell(this.workload, this.style, this.again);
	}

}
