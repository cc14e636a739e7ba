package io.tweebyte.lab.bench;

import io.tweebyte.lab.work.Style;

/**
 * What one JVM has measured.
 *
 * @param round in which it ran
 * @param cpu nanoseconds of CPU of a unit of work
 * @param time nanoseconds of a unit of work
 * @param allocated bytes of a unit of work
 */
public record Fork(int round, String workload, Style style, boolean again, double cpu, double time, double allocated) {

	/** Returns what was measured. */
	public Cell cell() {
		return new Cell(this.workload, this.style, this.again);
	}

}
