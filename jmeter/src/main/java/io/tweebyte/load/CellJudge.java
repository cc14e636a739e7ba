package io.tweebyte.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import io.tweebyte.load.CellResult.Usage;
import io.tweebyte.load.jmeter.Jtl;
import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.CpuLaw;
import io.tweebyte.load.stats.Series;
import io.tweebyte.load.stats.Window;
import io.tweebyte.load.watch.Observation;
import io.tweebyte.load.watch.Watcher;

/**
 * Turns what was recorded into figures, and says whether they count.
 */
class CellJudge {

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

	/**
	 * A window that is faster than the end of its warm-up by this factor began too early.
	 */
	private static final double FLAT = 1.1;

	/** What may have nothing to do for an answer. */
	private static final Set<String> IDLE_AT_TIMES = Set.of("redis", CellRunner.RIG);

	private final Timing timing;

	private final int leastSamples;

	private final OptionalDouble generatorLimit;

	private final int cores = Runtime.getRuntime().availableProcessors();

	/**
	 * @param timing the course of every cell
	 * @param leastSamples with fewer in the window a cell does not count
	 * @param generatorLimit requests a second that the generator reaches against a stub,
	 * empty when not known
	 */
	CellJudge(Timing timing, int leastSamples, OptionalDouble generatorLimit) {
		this.timing = timing;
		this.leastSamples = leastSamples;
		this.generatorLimit = generatorLimit;
	}

	CellResult judge(Cell cell, Jtl jtl, Watcher watcher, Map<String, Double> liveHeaps, List<String> failures) {
		return judge(cell, jtl, watcher.observations(), watcher.machine(), liveHeaps, failures);
	}

	/**
	 * Judges a cell.
	 * @param observations what was read of each process, the generator among them
	 * @param machine CPU time of the whole machine in milliseconds
	 * @param liveHeaps heap in use after a collection by process, in bytes
	 * @param failures what is already known to have gone wrong
	 */
	CellResult judge(Cell cell, Jtl jtl, Map<String, Observation> observations, Series machine,
			Map<String, Double> liveHeaps, List<String> failures) {
		List<String> reasons = new ArrayList<>(failures);
		jtl.damage().ifPresent(reasons::add);
		Optional<Window> found = this.timing.window(jtl.samples());
		if (found.isEmpty()) {
			reasons.add("no request was made");
			return CellResult.failed(cell, String.join("; ", reasons));
		}
		Window window = found.get();
		CellFigures figures = CellFigures.of(jtl.samples(), window, cell.level());
		Map<String, Usage> usage = new LinkedHashMap<>();
		observations.forEach((name, observation) -> usage.put(name,
				usage(observation, window, figures.requests(), Optional.ofNullable(liveHeaps.get(name)))));
		double perRequest = usage.values().stream().mapToDouble(Usage::cpuPerRequest).sum();
		CpuLaw cpuLaw = new CpuLaw(figures.law().throughput(), perRequest, this.cores);
		double capacity = this.cores * window.seconds() * 1000;
		double generatorShare = share(observations.get(CellRunner.GENERATOR).cpu(), window, capacity);
		double strangersShare = (machine.increase(window).orElse(Double.NaN) - perRequest * figures.requests())
				/ capacity;
		if (reasons.isEmpty()) {
			// Otherwise these would only be consequences of what is known already.
			reasons.addAll(reasons(cell, figures, usage, cpuLaw));
		}
		return new CellResult(cell, Optional.of(window), Optional.of(figures), usage, Optional.of(cpuLaw),
				generatorShare, Math.max(0, strangersShare), reasons,
				warnings(figures, CellFigures.of(jtl.samples(), this.timing.warmed(window), cell.level()),
						generatorShare, strangersShare));
	}

	private List<String> reasons(Cell cell, CellFigures figures, Map<String, Usage> usage, CpuLaw cpuLaw) {
		List<String> reasons = new ArrayList<>();
		if (figures.errors() > 0) {
			reasons.add("%d of %d requests failed: %s".formatted(figures.errors(), figures.requests(),
					figures.errorKinds()));
		}
		if (figures.requests() < this.leastSamples) {
			reasons.add("%d samples in the window, at least %d are needed".formatted(figures.requests(),
					this.leastSamples));
		}
		if (figures.requests() > 0 && figures.users().least() < cell.level()) {
			reasons.add("only %d of %d users were at work".formatted(figures.users().least(), cell.level()));
		}
		usage.forEach((name, used) -> {
			if (Double.isNaN(used.cpuPerRequest())) {
				reasons.add("the CPU time of " + name + " is not known over the whole window");
			}
			else if (used.cpuPerRequest() == 0 && !IDLE_AT_TIMES.contains(name)) {
				reasons.add(name + " did no work: it was not what answered");
			}
		});
		if (!figures.law().holds()) {
			reasons.add("Little's law fails: %.1f users make %.1f".formatted((double) cell.level(),
					figures.law().impliedUsers()));
		}
		if (!Double.isNaN(cpuLaw.perRequest()) && !cpuLaw.holds()) {
			reasons.add("the CPU law fails: %.2f of %d cores used".formatted(cpuLaw.coresUsed(), cpuLaw.cores()));
		}
		return reasons;
	}

	private List<String> warnings(CellFigures figures, CellFigures warmed, double generatorShare,
			double strangersShare) {
		List<String> warnings = new ArrayList<>();
		if (figures.throughput() > warmed.throughput() * FLAT) {
			warnings.add("not warm: %.0f requests/s at the end of the warm-up, %.0f in the window"
				.formatted(warmed.throughput(), figures.throughput()));
		}
		if (generatorShare > GREATEST_GENERATOR_SHARE) {
			warnings.add("the generator took %.0f %% of the machine".formatted(generatorShare * 100));
		}
		if (this.generatorLimit.isPresent()
				&& figures.throughput() * GENERATOR_MARGIN > this.generatorLimit.getAsDouble()) {
			warnings
				.add("within 1.5x of the generator's own %.0f requests/s".formatted(this.generatorLimit.getAsDouble()));
		}
		if (strangersShare > GREATEST_STRANGERS_SHARE) {
			warnings.add("strangers took %.0f %% of the machine".formatted(strangersShare * 100));
		}
		return warnings;
	}

	private static Usage usage(Observation observation, Window window, int requests, Optional<Double> live) {
		OptionalDouble cpu = observation.cpu().increase(window);
		OptionalDouble peak = observation.heap().max(window);
		double perRequest = (cpu.isPresent() && requests > 0) ? cpu.getAsDouble() / requests : Double.NaN;
		return new Usage(perRequest, Optional.empty(),
				peak.isPresent() ? Optional.of(peak.getAsDouble()) : Optional.empty(), live, Optional.empty(),
				Optional.empty(), Optional.empty());
	}

	private static double share(Series cpu, Window window, double capacity) {
		return cpu.increase(window).orElse(Double.NaN) / capacity;
	}

}
