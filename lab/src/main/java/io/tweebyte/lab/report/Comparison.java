package io.tweebyte.lab.report;

import java.util.Optional;

import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.Interval;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;

/**
 * A style of a workload against the first one.
 *
 * @param cpu nanoseconds of a unit, the median of all JVMs
 * @param time nanoseconds of a unit, the median of all JVMs
 * @param allocated bytes of a unit, the median of all JVMs
 * @param ratio of CPU to the first style; null for the first style itself
 * @param verdict null for the first style itself
 * @param outcome of a run; null where older runs have not kept it
 */
public record Comparison(String workload, Style style, double cpu, double time, double allocated, PairedRatio ratio,
		Verdict verdict, Outcome outcome) {

	/** Returns the 95 % interval of the ratio, if there is one to show. */
	Optional<Interval> shownInterval() {
		return Optional.ofNullable(this.ratio).flatMap(PairedRatio::shownInterval);
	}

}
