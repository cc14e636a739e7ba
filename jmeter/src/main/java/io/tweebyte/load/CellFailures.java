package io.tweebyte.load;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import io.tweebyte.launcher.ServiceName;
import io.tweebyte.load.jmeter.LoadPlan;
import io.tweebyte.load.stats.Arrivals;
import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.CpuLaw;
import io.tweebyte.load.stats.Samples;
import io.tweebyte.load.stats.Window;

/**
 * Says why a cell does not count: something went wrong, or its figures cannot be true.
 */
class CellFailures {

	/** With a greater share of failed requests a cell wins nothing. */
	private static final double MOST_ERRORS = 0.001;

	private static final double MOST_UNSEEN = 0.02;

	/**
	 * By how many milliseconds the clock may have been set: what readings are late by.
	 */
	private static final double MOST_DRIFT = 100;

	/** Milliseconds a second by which a clock that is put right slowly may move. */
	private static final double SLEWED = 0.5;

	/** Even a slow session makes a request in so many seconds, with its thinking. */
	private static final double SLOW_REQUEST = 1.1;

	/** A window this long or longer has as many samples as its scenario needs. */
	private static final double FULL_SECONDS = 15;

	/**
	 * What is known of a cell in which nothing was asked.
	 */
	List<String> withoutSamples(Recording recording, List<String> known) {
		List<String> reasons = damage(recording, known);
		reasons.add("no request was made");
		return reasons;
	}

	/**
	 * What is known before any figure is computed.
	 */
	List<String> before(Cell cell, Recording recording, Timing timing, List<String> known) {
		List<String> reasons = damage(recording, known);
		Window window = timing.window(recording.jtl().samples().first().getAsLong());
		if (reasons.isEmpty() && recording.ended().orElse(Long.MAX_VALUE) < timing.end(window)) {
			early(cell, window.to() - recording.jtl().samples().last().getAsLong(), reasons);
		}
		double drift = recording.clock().spread(window);
		if (drift > MOST_DRIFT + window.seconds() * SLEWED) {
			reasons.add("the machine's clock was set by %.0f ms within the window".formatted(drift));
		}
		return reasons;
	}

	/** Whoever stops a generator spoils its file, which is no reason of its own. */
	private static List<String> damage(Recording recording, List<String> known) {
		List<String> reasons = new ArrayList<>(known);
		recording.jtl().damage().filter((damage) -> known.isEmpty()).ifPresent(reasons::add);
		return reasons;
	}

	private static void early(Cell cell, long missing, List<String> reasons) {
		if (missing <= 0) {
			return;
		}
		String usedUp = cell.scenario()
			.usedUpFile()
			.map((file) -> ": the lines of " + file + " were used up")
			.orElse("");
		reasons.add("JMeter ended %.0f s before its window was over%s".formatted(Math.ceil(missing / 1000.0), usedUp));
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
		laws(result, figures, reasons);
		if (result.cell().model() == LoadModel.OPEN) {
			openness(result, recording.jtl().samples(), reasons);
		}
		served(recording, reasons);
		return reasons;
	}

	private static void laws(CellResult result, CellFigures figures, List<String> reasons) {
		if (result.cell().model() == LoadModel.CLOSED && !figures.law().holds()) {
			reasons.add("Little's law fails: %.1f users make %.1f".formatted((double) result.cell().level(),
					figures.law().impliedUsers()));
		}
		CpuLaw cpuLaw = result.cpuLaw().orElseThrow();
		if (!Double.isNaN(cpuLaw.perRequest()) && !cpuLaw.holds()) {
			reasons.add("the CPU law fails: %.2f of %d cores used".formatted(cpuLaw.coresUsed(), cpuLaw.cores()));
		}
	}

	/** Without a user who is free an arrival waits, and nobody knows for how long. */
	private static void openness(CellResult result, Samples samples, List<String> reasons) {
		int users = LoadPlan.usersFor(result.cell().level());
		Arrivals arrivals = new Arrivals(samples, result.cell().scenario().opening());
		if (arrivals.busiest(result.window().orElseThrow()) >= users) {
			reasons.add("all %d users were busy at once: arrivals waited, and the model was not open".formatted(users));
		}
	}

	private static void served(Recording recording, List<String> reasons) {
		Samples samples = recording.jtl().samples();
		long answered = samples.places().filter(samples::success).count();
		recording.served().ifPresent((served) -> {
			if (served < answered * (1 - MOST_UNSEEN)) {
				reasons.add("the backend under test served %.0f of %d requests: it was not what answered"
					.formatted(served, answered));
			}
		});
	}

	private void errors(Cell cell, CellFigures figures, List<String> reasons) {
		Map<String, Long> kinds = new TreeMap<>(figures.errorKinds());
		if (cell.purpose() == Purpose.OVERLOAD) {
			kinds.remove(CellResult.REFUSED);
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
		if (cell.model() == LoadModel.OPEN) {
			return least(cell.level() * cell.scenario().requestsPerArrival() * window.seconds() / 2);
		}
		double needed = cell.scenario().leastSamples() * Math.min(1, window.seconds() / FULL_SECONDS);
		boolean thinking = cell.scenario().opening().isPresent();
		return least(thinking ? Math.min(needed, cell.level() * window.seconds() / SLOW_REQUEST) : needed);
	}

	private static int least(double needed) {
		return Math.max(1, (int) needed);
	}

	/**
	 * What has no part in an answer may idle, and a clock ticks in hundredths of a
	 * second.
	 */
	private static void processes(CellResult result, List<String> reasons) {
		Set<String> working = new HashSet<>(Set.of(ServiceName.GATEWAY.label()));
		result.cell().scenario().servers().forEach((service) -> working.add(service.label()));
		result.usage().forEach((name, used) -> {
			if (Double.isNaN(used.cpuPerRequest())) {
				reasons.add("the CPU time of " + name + " is not known over the whole window");
			}
			else if (used.cpuPerRequest() == 0 && working.contains(name)) {
				reasons.add(name + " did no work: it was not what answered");
			}
		});
	}

}
