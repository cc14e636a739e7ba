package io.tweebyte.load;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import io.tweebyte.load.stats.CellFigures;

/**
 * Says why a cell that counts is invalid for ranking: its throughput and latencies may be
 * the doing of something else than the backend. What each process used for a request is
 * not touched by that.
 */
class CellMarks {

	/** A generator that takes more of the machine than this is what is being measured. */
	private static final double GREATEST_GENERATOR_SHARE = 0.4;

	/**
	 * A backend this near to what the generator can do at all may have been held up by
	 * it.
	 */
	private static final double GENERATOR_MARGIN = 1.5;

	/**
	 * Strangers that take more of the machine than this may have moved throughput and
	 * latency.
	 */
	private static final double GREATEST_STRANGERS_SHARE = 0.1;

	private static final double GREATEST_STEAL = 0.05;

	private static final double MISSED_ARRIVALS = 0.02;

	/**
	 * Standard errors: arrivals come at random, and few of them are never just so many.
	 */
	private static final double CHANCE = 3;

	private final OptionalDouble generatorLimit;

	/**
	 * @param generatorLimit requests for a summary a second that the generator reaches
	 * against a stub, empty when not known
	 */
	CellMarks(OptionalDouble generatorLimit) {
		this.generatorLimit = generatorLimit;
	}

	/**
	 * Why the cell does not rank, empty when it does.
	 */
	List<String> of(CellResult result) {
		List<String> marks = new ArrayList<>();
		CellFigures figures = result.figures().orElseThrow();
		Conditions conditions = result.conditions().orElseThrow();
		if (result.generatorShare() > GREATEST_GENERATOR_SHARE) {
			marks.add("the generator took %.0f %% of the machine".formatted(result.generatorShare() * 100));
		}
		// The stub answers summaries; what longer answers cost the generator shows in its
		// share.
		if (result.cell().scenario() == Scenario.USER_SUMMARY && this.generatorLimit.isPresent()
				&& figures.throughput() * GENERATOR_MARGIN > this.generatorLimit.getAsDouble()) {
			marks
				.add("within 1.5x of the generator's own %.0f requests/s".formatted(this.generatorLimit.getAsDouble()));
		}
		conditions.arrivals()
			.filter((rate) -> missed(rate, result))
			.ifPresent((rate) -> marks.add("%.1f arrivals/s instead of %d".formatted(rate, result.cell().level())));
		if (result.strangersShare() > GREATEST_STRANGERS_SHARE) {
			marks.add("strangers took %.0f %% of the machine".formatted(result.strangersShare() * 100));
		}
		if (conditions.steal() > GREATEST_STEAL) {
			marks.add("other machines stole %.0f %% of this one's CPU time".formatted(conditions.steal() * 100));
		}
		return marks;
	}

	/**
	 * What a reader should know besides.
	 */
	List<String> notes(CellResult result) {
		List<String> notes = new ArrayList<>();
		CellFigures figures = result.figures().orElseThrow();
		Conditions conditions = result.conditions().orElseThrow();
		if (!conditions.warm()) {
			notes.add("not flat after %.0f s of warm-up".formatted(conditions.warmUp()));
		}
		if (figures.errors() > 0) {
			notes.add("%d of %d requests failed: %s".formatted(figures.errors(), figures.requests(),
					figures.errorKinds()));
		}
		return notes;
	}

	private static boolean missed(double rate, CellResult result) {
		int wanted = result.cell().level();
		double chance = CHANCE / Math.sqrt(wanted * result.window().orElseThrow().seconds());
		return Math.abs(rate / wanted - 1) > MISSED_ARRIVALS + chance;
	}

}
