package io.tweebyte.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.CpuLaw;
import io.tweebyte.load.stats.Window;

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

	private static final double MOST_UNSEEN = 0.02;

	/** A window this long or longer has as many samples as its scenario needs. */
	private static final double FULL_SECONDS = 15;

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
		users(result, figures, reasons);
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

	private void users(CellResult result, CellFigures figures, List<String> reasons) {
		Cell cell = result.cell();
		int least = least(cell, result.window().orElseThrow());
		if (figures.requests() < least) {
			reasons.add("%d samples in the window, at least %d are needed".formatted(figures.requests(), least));
		}
		if (cell.model() == LoadModel.CLOSED && figures.requests() > 0 && figures.users().least() < cell.level()) {
			reasons.add("only %d of %d users were at work".formatted(figures.users().least(), cell.level()));
		}
	}

	/**
	 * As many as the scenario needs, fewer in a short window. In the open model half of
	 * what was asked for: whether all of it came is another question.
	 */
	private static int least(Cell cell, Window window) {
		double part = Math.min(1, window.seconds() / FULL_SECONDS);
		double needed = (cell.model() == LoadModel.CLOSED) ? cell.scenario().leastSamples() * part
				: cell.level() * cell.scenario().requestsPerArrival() * window.seconds() / 2;
		return Math.max(1, (int) needed);
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
