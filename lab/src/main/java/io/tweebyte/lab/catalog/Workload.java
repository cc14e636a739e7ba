package io.tweebyte.lab.catalog;

import java.io.IOException;
import java.util.SequencedMap;
import java.util.function.ToLongFunction;

import io.tweebyte.lab.work.ItemFlow;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;
import io.tweebyte.lab.work.Work;

/**
 * Work that can be written in several styles.
 *
 * @param name such as {@code stream-pipeline}
 * @param level such as {@code operators}
 * @param unit of its cost, such as {@code number}
 * @param equal what all styles have in common
 * @param units of a run, by what it has done
 * @param flow of the items, which is checked; {@code null} where it is not
 * @param signals that a stream passes on per unit, counted in its sources; {@code null}
 * where its cost is not predicted from that of an operator
 * @param handOffs to another thread per unit, where several threads are at work
 * @param styles the first one is what the others are compared with
 */
public record Workload(String name, String level, String unit, String equal, ToLongFunction<Outcome> units,
		ItemFlow flow, Count signals, Count handOffs, SequencedMap<Style, Preparation> styles) {

	/** Creates a workload without hand-offs. */
	public Workload(String name, String level, String unit, String equal, ToLongFunction<Outcome> units, ItemFlow flow,
			Count signals, SequencedMap<Style, Preparation> styles) {
		this(name, level, unit, equal, units, flow, signals, null, styles);
	}

	/** Returns the same, with what its cost is predicted from. */
	Workload passing(Count signalsPerUnit, Count handOffsPerUnit) {
		return new Workload(this.name, this.level, this.unit, this.equal, this.units, this.flow, signalsPerUnit,
				handOffsPerUnit, this.styles);
	}

	/** Returns the style that the others are compared with. */
	public Style first() {
		return this.styles.firstEntry().getKey();
	}

	/**
	 * Prepares a style of this workload.
	 * @throws IllegalArgumentException when the workload has no such style
	 */
	public Work prepare(Style style, Sources sources) {
		Preparation preparation = this.styles.get(style);
		if (preparation == null) {
			throw new IllegalArgumentException("%s is not written in the style %s. There are: %s".formatted(this.name,
					style.label(), String.join(", ", this.styles.keySet().stream().map(Style::label).toList())));
		}
		return preparation.of(sources);
	}

	/** Counts in sources, without timing anything. */
	@FunctionalInterface
	public interface Count {

		double in(Sources sources) throws IOException;

	}

	/** Prepares work. */
	@FunctionalInterface
	public interface Preparation {

		Work of(Sources sources);

	}

}
