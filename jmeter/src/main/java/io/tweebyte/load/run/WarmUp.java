package io.tweebyte.load.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.WarmUpRecord;
import io.tweebyte.load.record.WarmUpRecord.Warmth;
import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.stats.Trend;

/**
 * Decides for each scenario whether all backends are warm: what its requests cost and
 * allocate no longer changes, and the JIT compiler has little to do. Costs are never
 * compared between backends.
 */
public final class WarmUp {

	/** The fewest rounds that show a trend. */
	private static final int LEAST_ROUNDS = 6;

	/** Older rounds no longer matter. */
	private static final int MOST_ROUNDS = 12;

	/** Rounds in a row after which all must be flat: by chance one of four is. */
	private static final int CONFIRMED = 2;

	private static final double LEAST_CPU_CHANGE = 0.05;

	/** Single slices vary by 12 %. */
	private static final double MOST_CPU_CHANGE = 0.1;

	private static final double LEAST_ALLOCATION_CHANGE = 0.03;

	private static final double MOST_ALLOCATION_CHANGE = 0.05;

	/** Seconds of JIT compilation per second of load and core. */
	private static final double MOST_JIT = 0.1;

	private final Map<String, Map<String, Series>> blocks = new LinkedHashMap<>();

	/**
	 * Goes on until all backends are warm in all scenarios, or there is no time for
	 * another round.
	 * @param users how many are simulated
	 * @param limit seconds that it may take
	 */
	public WarmUpRecord run(int users, double limit, Rounds rounds) throws IOException, InterruptedException {
		long begin = System.nanoTime();
		int number = 0;
		List<SliceRecord> slices;
		do {
			slices = rounds.next(number + 1, this::isWarm);
			add(slices);
			number += slices.isEmpty() ? 0 : 1;
		}
		while (!slices.isEmpty());
		return new WarmUpRecord(users, number, (System.nanoTime() - begin) / 1e9, limit, warmths());
	}

	void add(List<SliceRecord> slices) {
		slices.stream()
			.filter((slice) -> slice.load().requests() > 0)
			.forEach((slice) -> this.blocks.computeIfAbsent(slice.block(), (block) -> new LinkedHashMap<>())
				.computeIfAbsent(slice.backend(), (backend) -> new Series())
				.add(slice));
	}

	boolean isWarm(String block) {
		Map<String, Series> backends = this.blocks.getOrDefault(block, Map.of());
		return !backends.isEmpty() && backends.values().stream().allMatch((series) -> series.warmAfter() > 0);
	}

	/** Returns how far each backend has come in each scenario. */
	List<Warmth> warmths() {
		List<Warmth> all = new ArrayList<>();
		this.blocks.forEach(
				(block, backends) -> backends.forEach((backend, series) -> all.add(series.warmth(block, backend))));
		return all;
	}

	/** Runs rounds of the warm-up. */
	public interface Rounds {

		/**
		 * Runs one round of each scenario that is not yet warm.
		 * @param number from 1
		 * @param isWarm whether a scenario is, by the name of its block
		 * @return nothing when all are, or the time is over
		 */
		List<SliceRecord> next(int number, Predicate<String> isWarm) throws IOException, InterruptedException;

	}

	/** Figures of one backend in one scenario, round by round. */
	private static final class Series {

		private final List<Double> costs = new ArrayList<>();

		private final List<Double> allocated = new ArrayList<>();

		private final List<Double> jit = new ArrayList<>();

		/** How many times in a row all was flat. */
		private int flat;

		void add(SliceRecord slice) {
			ProcessUse use = ProcessUse.sum(slice.use().values());
			this.costs.add(slice.cost());
			this.allocated.add(use.allocated() / slice.load().requests());
			this.jit.add(slice.around().share(use.jit()));
			boolean isFlat = this.costs.size() >= LEAST_ROUNDS && isFlat(this.costs, LEAST_CPU_CHANGE, MOST_CPU_CHANGE)
					&& isFlat(this.allocated, LEAST_ALLOCATION_CHANGE, MOST_ALLOCATION_CHANGE)
					&& Trend.median(latest(this.jit)) <= MOST_JIT;
			this.flat = isFlat ? this.flat + 1 : 0;
		}

		/** Returns the round from which on all was flat; 0 where it is not. */
		int warmAfter() {
			return (this.flat < CONFIRMED) ? 0 : this.costs.size() - this.flat + CONFIRMED;
		}

		Warmth warmth(String block, String backend) {
			boolean isShort = this.costs.size() < LEAST_ROUNDS;
			return new Warmth(block, backend, this.costs.size(), warmAfter(),
					isShort ? Double.NaN : Trend.of(latest(this.costs)).change(),
					isShort ? Double.NaN : Trend.of(latest(this.allocated)).change(), Trend.median(latest(this.jit)));
		}

		private static boolean isFlat(List<Double> figures, double least, double most) {
			return isUnknown(figures) || Trend.of(latest(figures)).isFlat(least, most);
		}

		/** What is no JVM has no figures of JVMs, and what runs elsewhere has none. */
		private static boolean isUnknown(List<Double> figures) {
			return Double.isNaN(figures.getLast()) || figures.stream().allMatch((figure) -> figure == 0);
		}

		/** Returns the latest half, since what was before is still cold. */
		private static double[] latest(List<Double> figures) {
			int size = figures.size();
			int from = size - Math.min(size, Math.clamp(size / 2, LEAST_ROUNDS, MOST_ROUNDS));
			return figures.subList(from, size).stream().mapToDouble(Double::doubleValue).toArray();
		}

	}

}
