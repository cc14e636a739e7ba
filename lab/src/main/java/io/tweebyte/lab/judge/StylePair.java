package io.tweebyte.lab.judge;

import java.util.stream.Stream;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.work.Style;

/**
 * Two styles, of one workload or of two: the figure of the second one is divided by that
 * of the first.
 */
public record StylePair(Cell denominator, Cell numerator) {

	/** Compares two styles of a workload. */
	public StylePair(String workload, Style first, Style second) {
		this(new Cell(workload, first, false), new Cell(workload, second, false));
	}

	Style first() {
		return this.denominator.style();
	}

	/** Returns the style that is compared with the first one. */
	public Style second() {
		return this.numerator.style();
	}

	/** Returns the workload of the second style. */
	public String workload() {
		return this.numerator.workload();
	}

	/** Returns one workload, or two. */
	public Stream<String> workloads() {
		return Stream.of(this.denominator.workload(), workload()).distinct();
	}

	@Override
	public String toString() {
		return isOfOne() ? "%s %s / %s".formatted(workload(), second().label(), first().label())
				: "%s / %s".formatted(this.numerator, this.denominator);
	}

	/** Returns the names of the styles; of their workloads, too, where there are two. */
	public String shortly() {
		return isOfOne() ? "%s / %s".formatted(second().label(), first().label()) : toString();
	}

	private boolean isOfOne() {
		return this.denominator.workload().equals(workload());
	}

}
