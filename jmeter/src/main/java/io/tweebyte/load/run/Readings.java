package io.tweebyte.load.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.record.SliceRecord.Surroundings;
import io.tweebyte.load.watch.CpuMoment;
import io.tweebyte.load.watch.Machine;
import io.tweebyte.load.watch.ProcessTime;
import io.tweebyte.load.watch.Watched;

/**
 * CPU time of everything at a moment: by thread of the backend that gets load, in steps
 * of 10 ms of all else.
 *
 * @param cpu of each process of the active backend
 * @param idle milliseconds of the other backends, by label
 * @param generator milliseconds of the load generator
 * @param rig milliseconds of this command
 * @param busy milliseconds of the machine; {@code NaN} where unknown
 * @param steal milliseconds taken by other machines on the same host, likewise
 * @param nanos when it was read
 */
record Readings(Map<String, CpuMoment> cpu, Map<String, Double> idle, double generator, double rig, double busy,
		double steal, long nanos) {

	private static final double NANOS_PER_MILLI = 1e6;

	static Readings of(RunningBackend active, List<RunningBackend> backends, long generator) {
		double busy = new Machine().busyMillis().orElse(Double.NaN);
		Map<String, Double> idle = idle(active, backends);
		Map<String, CpuMoment> cpu = active.target()
			.processes()
			.stream()
			.collect(Collectors.toMap(Watched::name, CpuMoment::of));
		return new Readings(cpu, idle, millis(generator), millis(ProcessHandle.current().pid()), busy,
				new Machine().stolenMillis(), System.nanoTime());
	}

	private static Map<String, Double> idle(RunningBackend active, List<RunningBackend> backends) {
		Set<Long> busy = active.target().processes().stream().map(Watched::pid).collect(Collectors.toSet());
		Map<String, Double> idle = new LinkedHashMap<>();
		backends.stream()
			.filter((backend) -> backend != active)
			.forEach((backend) -> idle.put(backend.label(),
					backend.target()
						.processes()
						.stream()
						.filter((process) -> !busy.contains(process.pid()))
						.mapToDouble(ProcessTime::millis)
						.sum()));
		return idle;
	}

	private static double millis(long pid) {
		return ProcessTime.millis(Watched.alone("", pid));
	}

	/**
	 * Returns what went on since an earlier reading.
	 * @param stopped processes that do not run
	 */
	Surroundings since(Readings before, List<String> stopped) {
		Map<String, Double> idle = new LinkedHashMap<>(this.idle);
		idle.replaceAll((label, millis) -> millis - before.idle.get(label));
		double known = this.cpu.entrySet()
			.stream()
			.mapToDouble((process) -> process.getValue().since(before.cpu.get(process.getKey())))
			.sum() + idle.values().stream().mapToDouble(Double::doubleValue).sum();
		double generator = difference(before, Readings::generator);
		double rig = difference(before, Readings::rig);
		double other = difference(before, Readings::busy) - known - generator - rig;
		return new Surroundings((this.nanos - before.nanos) / NANOS_PER_MILLI,
				Runtime.getRuntime().availableProcessors(), generator, rig, idle, Math.max(0, other),
				difference(before, Readings::steal), stopped);
	}

	private double difference(Readings before, Function<Readings, Double> figure) {
		return figure.apply(this) - figure.apply(before);
	}

}
