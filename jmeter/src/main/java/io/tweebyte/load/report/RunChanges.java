package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.load.Environment;
import io.tweebyte.load.RunRecord;

/**
 * What a later run differs in from an earlier one, besides its figures.
 *
 * @param changes in words
 * @param comparable whether machine, data and times are the same, so that figures of one
 * may be held against those of the other
 */
record RunChanges(List<String> changes, boolean comparable) {

	/** Of a single run. */
	static final RunChanges NONE = new RunChanges(List.of(), true);

	/** Of the runs of a report, one or two. */
	static RunChanges of(List<Run> runs) {
		return (runs.size() == 1) ? NONE : of(runs.getFirst().record(), runs.getLast().record());
	}

	private static RunChanges of(RunRecord earlier, RunRecord later) {
		List<String> changes = new ArrayList<>(earlier.environment().changes(later.environment()));
		note(changes, "way in", earlier.via().label(), later.via().label());
		note(changes, "scale", earlier.scale(), later.scale());
		note(changes, "timing", Run.words(earlier.timing()), Run.words(later.timing()));
		boolean comparable = sameMachine(earlier.environment(), later.environment())
				&& earlier.scale().equals(later.scale()) && earlier.timing().equals(later.timing());
		return new RunChanges(List.copyOf(changes), comparable);
	}

	private static boolean sameMachine(Environment earlier, Environment later) {
		return earlier.cores() == later.cores() && earlier.machine().equals(later.machine());
	}

	private static void note(List<String> changes, String what, String before, String now) {
		if (!before.equals(now)) {
			changes.add("%s changed from %s to %s".formatted(what, before, now));
		}
	}

}
