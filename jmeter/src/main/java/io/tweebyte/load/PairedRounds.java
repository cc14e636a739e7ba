package io.tweebyte.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.load.watch.ProcessTime;
import io.tweebyte.load.watch.Watched;

/**
 * Slices of load on each of several backends in turn, in random order within a round.
 * Drift of the machine meets all of them alike.
 */
final class PairedRounds {

	/** What a service still does after its last response belongs to the slice. */
	private static final long SETTLE_MILLIS = 50;

	/**
	 * In rounds; a JIT compiler is at work for some minutes, and single rounds scatter.
	 */
	private static final int WINDOW = 20;

	/** A backend is warm when its cost no longer falls by more than this. */
	private static final double FLAT = 0.03;

	private final SlicedLoad load;

	private final Map<String, Target> targets;

	private final int users;

	private final Duration slice;

	private final Random random;

	private final Consumer<PairedSlice> record;

	PairedRounds(SlicedLoad load, Map<String, Target> targets, int users, Duration slice, long seed,
			Consumer<PairedSlice> record) {
		this.load = load;
		this.targets = targets;
		this.users = users;
		this.slice = slice;
		this.random = new Random(seed);
		this.record = record;
	}

	/**
	 * Runs unmeasured rounds until the cost of every backend is flat.
	 * @return whether all became flat within the limit
	 */
	boolean warmUp(Scenario scenario, int start, Duration limit) throws IOException, InterruptedException {
		Map<String, List<Double>> costs = new LinkedHashMap<>();
		long end = System.nanoTime() + limit.toNanos();
		do {
			round(scenario, start, 0).forEach(
					(slice) -> costs.computeIfAbsent(slice.backend(), (label) -> new ArrayList<>()).add(slice.cost()));
			if (costs.values().stream().allMatch(PairedRounds::isFlat)) {
				return true;
			}
		}
		while (System.nanoTime() < end);
		return false;
	}

	static boolean isFlat(List<Double> costs) {
		int count = costs.size();
		if (count < 2 * WINDOW) {
			return false;
		}
		double before = mean(costs.subList(count - 2 * WINDOW, count - WINDOW));
		double now = mean(costs.subList(count - WINDOW, count));
		return now > before * (1 - FLAT);
	}

	private static double mean(List<Double> costs) {
		return costs.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
	}

	/** Runs a slice on each backend. */
	List<PairedSlice> round(Scenario scenario, int start, int round) throws IOException, InterruptedException {
		List<String> order = new ArrayList<>(this.targets.keySet());
		Collections.shuffle(order, this.random);
		List<PairedSlice> slices = new ArrayList<>();
		for (String backend : order) {
			PairedSlice slice = slice(backend, scenario, start, round);
			this.record.accept(slice);
			slices.add(slice);
		}
		return slices;
	}

	private PairedSlice slice(String backend, Scenario scenario, int start, int round)
			throws IOException, InterruptedException {
		Target target = this.targets.get(backend);
		Watched generator = Watched.alone("jmeter", this.load.pid());
		double generatorBefore = ProcessTime.millis(generator);
		Map<String, Double> before = cpu(target);
		SliceResponse response = this.load.run(new SliceRequest(scenario.label(), this.users, this.slice.toMillis(), 0,
				SlicedPlans.variables(target.entry())));
		Thread.sleep(SETTLE_MILLIS);
		Map<String, Double> cpu = cpu(target);
		cpu.replaceAll((process, millis) -> millis - before.get(process));
		return new PairedSlice(backend, scenario.label(), start, round, response.requests(), response.failures(),
				response.bytes(), cpu, ProcessTime.millis(generator) - generatorBefore, response.millis());
	}

	private static Map<String, Double> cpu(Target target) {
		Map<String, Double> millis = new LinkedHashMap<>();
		target.processes().forEach((process) -> millis.put(process.name(), ProcessTime.millis(process)));
		return millis;
	}

}
