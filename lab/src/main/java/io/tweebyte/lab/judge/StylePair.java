package io.tweebyte.lab.judge;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.work.Style;

/**
 * Two styles of a workload: the CPU of the second one is divided by that of the first.
 */
public record StylePair(String workload, Style first, Style second) {

	Cell denominator() {
		return new Cell(this.workload, this.first, false);
	}

	Cell numerator() {
		return new Cell(this.workload, this.second, false);
	}

	@Override
	public String toString() {
		return "%s %s / %s".formatted(this.workload, this.second.label(), this.first.label());
	}

}
