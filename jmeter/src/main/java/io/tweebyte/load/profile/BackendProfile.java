package io.tweebyte.load.profile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.load.judge.BlockCost;
import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.profile.JvmProfile;
import io.tweebyte.measuring.profile.Layers;

/**
 * Where a backend spends what a request costs.
 *
 * @param use what each process used per request
 * @param processes per request, of each process that is a JVM
 * @param coverage of each of them, the CPU in its samples as a share of what was measured
 */
record BackendProfile(String label, Map<String, ProcessUse> use, Map<String, JvmProfile> processes,
		Map<String, Double> coverage) {

	/** The part of a process that no stack has. */
	static final String GC = "garbage collection";

	/** Divides what was measured and recorded by the requests. */
	static BackendProfile of(BlockCost cost, Map<String, JvmProfile> recorded) {
		Map<String, ProcessUse> use = new TreeMap<>(cost.use());
		use.replaceAll((process, all) -> all.dividedBy(cost.requests()));
		Map<String, JvmProfile> processes = new TreeMap<>();
		Map<String, Double> coverage = new TreeMap<>();
		recorded.forEach((process, profile) -> {
			ProcessUse own = use.getOrDefault(process, ProcessUse.NONE);
			processes.put(process, profile.dividedBy(cost.requests(), javaCpu(own), own.allocated()));
			coverage.put(process, profile.sampled() / cost.requests() / javaCpu(own));
		});
		return new BackendProfile(cost.backend(), use, processes, coverage);
	}

	/** Returns the CPU that samples can show: without compilers and collectors. */
	private static double javaCpu(ProcessUse use) {
		return use.work() - gc(use);
	}

	static double gc(ProcessUse use) {
		return Double.isNaN(use.gc()) ? 0 : use.gc();
	}

	/** Returns milliseconds of CPU per request, without JIT compilation. */
	double work() {
		return ProcessUse.sum(this.use.values()).work();
	}

	/** Returns milliseconds per request by process and layer. */
	Map<List<String>, Double> byLayer(Layers layers) {
		Map<List<String>, Double> figures = new HashMap<>();
		this.use.forEach((process, own) -> {
			if (this.processes.containsKey(process)) {
				figures.put(List.of(process, GC), gc(own));
			}
			else {
				figures.put(List.of(process, "all of it"), own.work());
			}
		});
		stacks((process, stack, millis) -> figures.merge(List.of(process, layers.innermost(stack)), millis,
				Double::sum));
		return figures;
	}

	/** Returns milliseconds per request by method, without what it calls. */
	Map<List<String>, Double> byMethod(Layers layers) {
		Map<List<String>, Double> figures = new HashMap<>();
		stacks((process, stack, millis) -> figures.merge(List.of(stack.getLast(), layers.innermost(stack), process),
				millis, Double::sum));
		return figures;
	}

	/** Returns bytes per request by class. */
	Map<List<String>, Double> byClass() {
		Map<List<String>, Double> figures = new HashMap<>();
		this.processes.forEach((process, profile) -> profile.allocated()
			.forEach((type, bytes) -> figures.merge(List.of(type), bytes, Double::sum)));
		return figures;
	}

	/** Returns milliseconds of waiting per request by process, kind and place. */
	Map<List<String>, Double> byWait() {
		Map<List<String>, Double> figures = new HashMap<>();
		this.processes.forEach((process, profile) -> profile.waited()
			.forEach((place, millis) -> figures.merge(List.of(process, place.getFirst(), place.getLast()), millis,
					Double::sum)));
		return figures;
	}

	void stacks(StackConsumer<String> consumer) {
		this.processes.forEach((process, profile) -> profile.stacks()
			.forEach((stack, millis) -> consumer.accept(process, stack, millis)));
	}

	interface StackConsumer<P> {

		void accept(P process, List<String> stack, double millis);

	}

}
