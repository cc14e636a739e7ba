package io.tweebyte.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.CpuLaw;

/**
 * Says why a cell does not count: something went wrong, or its figures cannot be true.
 */
class CellFailures {

	/** With a greater share of failed requests a cell wins nothing. */
	private static final double MOST_ERRORS = 0.001;

	/** What a backend says that has more to do than it can. */
	private static final String OVERLOADED = "503";

	/** What may have nothing to do for an answer. */
	private static final Set<String> IDLE_AT_TIMES = Set.of("redis", CellRunner.RIG);

	/** A page of a thousand tweets takes longer than anything else. */
	private static final int LONG_SCENARIO = 5;

	private static final double MOST_UNSEEN = 0.02;

	private final int leastSamples;

	/**
	 * @param leastSamples with fewer in the window a cell does not count; a fifth of it
	 * where an answer is a page
	 */
	CellFailures(int leastSamples) {
		this.leastSamples = leastSamples;
	}

	/**
	 * What is known before any figure is computed.
	 */
	List<String> before(Recording recording, List<String> known) {
		List<String> reasons = new ArrayList<>(known);
		recording.jtl().damage().ifPresent(reasons::add);
		if (recording.jtl().samples().isEmpty()) {
			reasons.add("no request was made");
		}
		return reasons;
	}

	/**
	 * What the figures say.
	 */
	List<String> of(CellResult result, Recording recording) {
		List<String> reasons = new ArrayList<>();
		CellFigures figures = result.figures().orElseThrow();
		errors(result.cell(), figures, reasons);
		users(result.cell(), figures, reasons);
		processes(result, reasons);
		if (result.cell().model() == LoadModel.CLOSED && !figures.law().holds()) {
			reasons.add("Little's law fails: %.1f users make %.1f".formatted((double) result.cell().level(),
					figures.law().impliedUsers()));
		}
		CpuLaw cpuLaw = result.cpuLaw().orElseThrow();
		if (!Double.isNaN(cpuLaw.perRequest()) && !cpuLaw.holds()) {
			reasons.add("the CPU law fails: %.2f of %d cores used".formatted(cpuLaw.coresUsed(), cpuLaw.cores()));
		}
		long answered = recording.jtl().samples().stream().filter((sample) -> sample.success()).count();
		recording.served().ifPresent((served) -> {
			if (served < answered * (1 - MOST_UNSEEN)) {
				reasons.add("the backend under test served %.0f of %d requests: it was not what answered"
					.formatted(served, answered));
			}
		});
		return reasons;
	}

	private void errors(Cell cell, CellFigures figures, List<String> reasons) {
		Map<String, Long> kinds = new TreeMap<>(figures.errorKinds());
		if (cell.purpose() == Purpose.OVERLOAD) {
			kinds.remove(OVERLOADED);
		}
		long errors = kinds.values().stream().mapToLong(Long::longValue).sum();
		if (errors > figures.requests() * MOST_ERRORS) {
			reasons.add("%d of %d requests failed: %s".formatted(errors, figures.requests(), kinds));
		}
	}

	private void users(Cell cell, CellFigures figures, List<String> reasons) {
		int least = cell.scenario().label().equals("user-tweets") ? this.leastSamples / LONG_SCENARIO
				: this.leastSamples;
		if (figures.requests() < Math.max(1, least)) {
			reasons.add("%d samples in the window, at least %d are needed".formatted(figures.requests(),
					Math.max(1, least)));
		}
		if (cell.model() == LoadModel.CLOSED && figures.requests() > 0 && figures.users().least() < cell.level()) {
			reasons.add("only %d of %d users were at work".formatted(figures.users().least(), cell.level()));
		}
	}

	private static void processes(CellResult result, List<String> reasons) {
		result.usage().forEach((name, used) -> {
			if (Double.isNaN(used.cpuPerRequest())) {
				reasons.add("the CPU time of " + name + " is not known over the whole window");
			}
			else if (used.cpuPerRequest() == 0 && !IDLE_AT_TIMES.contains(name)) {
				reasons.add(name + " did no work: it was not what answered");
			}
		});
	}

}
