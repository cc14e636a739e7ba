package io.tweebyte.load.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.StartRecord.WarmUpRecord;
import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.stats.Flatness;

/**
 * Whether backends are warm: what requests cost no longer changes. A figure of one
 * scenario is too noisy to tell soon, so those of a cycle through all scenarios count as
 * one, their geometric mean.
 */
public final class WarmUp {

	/** Cycles that are compared with as many before them. */
	private static final int WINDOW = 3;

	/** Older cycles no longer matter. */
	private static final int LATEST = 18;

	private static final double ALLOCATION = 0.03;

	/** Single slices vary by as much. */
	private static final double CPU = 0.15;

	/** JIT compilation as a share of the backend's CPU. */
	private static final double JIT = 0.03;

	private final Map<String, List<Cycle>> cycles = new LinkedHashMap<>();

	/**
	 * Goes on until all backends are warm, or there is no time for another cycle.
	 * @param users how many are simulated
	 */
	public WarmUpRecord run(int users, Cycles cycles) throws IOException, InterruptedException {
		long begin = System.nanoTime();
		int rounds = 0;
		boolean isGoingOn = true;
		while (isGoingOn) {
			List<SliceRecord> slices = cycles.next(rounds + 1);
			add(slices);
			rounds += slices.isEmpty() ? 0 : 1;
			isGoingOn = !slices.isEmpty() && !changing().isEmpty();
		}
		return new WarmUpRecord(users, rounds, (System.nanoTime() - begin) / 1e9, changing());
	}

	/** Takes one slice or more of each backend and scenario. */
	void add(List<SliceRecord> cycle) {
		cycle.stream()
			.filter((slice) -> slice.load().requests() > 0)
			.collect(Collectors.groupingBy(SliceRecord::backend, LinkedHashMap::new, Collectors.toList()))
			.forEach((backend, slices) -> this.cycles.computeIfAbsent(backend, (label) -> new ArrayList<>())
				.add(Cycle.of(slices)));
	}

	/** Returns the backends whose figures still change. */
	List<String> changing() {
		return this.cycles.entrySet()
			.stream()
			.filter((backend) -> !isFlat(backend.getValue()))
			.map(Map.Entry::getKey)
			.toList();
	}

	private static boolean isFlat(List<Cycle> cycles) {
		List<Cycle> latest = cycles.subList(Math.max(0, cycles.size() - LATEST), cycles.size());
		double[] allocated = series(latest, Cycle::allocated);
		double[] jit = series(latest, Cycle::jit);
		return Flatness.holds(series(latest, Cycle::cost), WINDOW, CPU)
				&& (isUnknown(allocated) || Flatness.holds(allocated, WINDOW, ALLOCATION))
				&& (isUnknown(jit) || Flatness.isBelow(jit, WINDOW, JIT));
	}

	/** What is no JVM has no figures of JVMs. */
	private static boolean isUnknown(double[] series) {
		return series.length > 0 && Double.isNaN(series[series.length - 1]);
	}

	private static double[] series(List<Cycle> cycles, ToDoubleFunction<Cycle> figure) {
		return cycles.stream().mapToDouble(figure).toArray();
	}

	/** Runs rounds of all scenarios. */
	public interface Cycles {

		/** Runs one round of each; returns nothing when the time is over. */
		List<SliceRecord> next(int round) throws IOException, InterruptedException;

	}

	/**
	 * Figures of one backend in one cycle.
	 *
	 * @param cost milliseconds of CPU per request, without JIT compilation
	 * @param allocated bytes per request
	 * @param jit JIT compilation as a share of CPU
	 */
	private record Cycle(double cost, double allocated, double jit) {

		static Cycle of(List<SliceRecord> slices) {
			ProcessUse all = ProcessUse.sum(slices.stream().flatMap((slice) -> slice.use().values().stream()).toList());
			return new Cycle(mean(slices, SliceRecord::cost),
					mean(slices, (slice) -> ProcessUse.sum(slice.use().values()).allocated() / slice.load().requests()),
					all.jit() / all.cpu());
		}

		/** The geometric mean, in which each scenario has the same weight. */
		private static double mean(List<SliceRecord> slices, ToDoubleFunction<SliceRecord> figure) {
			return Math.exp(slices.stream()
				.mapToDouble((slice) -> Math.log(figure.applyAsDouble(slice)))
				.average()
				.getAsDouble());
		}

	}

}
