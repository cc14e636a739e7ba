package io.tweebyte.load.run;

import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.record.SliceRecord.Surroundings;
import io.tweebyte.measuring.machine.Machine;
import io.tweebyte.measuring.machine.ProcessTime;
import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.machine.WatchedProcess;

/**
 * CPU time of everything but the backend that gets load, until a moment, in milliseconds
 * and steps of 10.
 *
 * @param idle of the other backends, by label
 * @param time the moment by the clock
 * @param nanos the same by {@link System#nanoTime()}
 */
record Readings(Map<String, Double> idle, double generator, double rig, Machine machine, Instant time, long nanos) {

	static Readings of(RunningBackend active, List<RunningBackend> backends, long generator) {
		return new Readings(idle(active, backends), millis(generator), millis(ProcessHandle.current().pid()),
				Machine.now(), Instant.now(), System.nanoTime());
	}

	private static Map<String, Double> idle(RunningBackend active, List<RunningBackend> backends) {
		Set<Long> busy = active.target().processes().stream().map(WatchedProcess::pid).collect(Collectors.toSet());
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
		return ProcessTime.millis(WatchedProcess.alone("", pid));
	}

	/**
	 * Returns what went on since an earlier reading.
	 * @param active what the processes of the active backend used meanwhile
	 * @param stopped processes that do not run
	 */
	Surroundings since(Readings before, Collection<ProcessUse> active, List<String> stopped) {
		Map<String, Double> idleNow = new LinkedHashMap<>(this.idle);
		idleNow.replaceAll((label, millis) -> millis - before.idle.get(label));
		double generatorNow = this.generator - before.generator;
		double rigNow = this.rig - before.rig;
		double known = sum(active, ProcessUse::cpu) + sum(idleNow.values(), Double::doubleValue);
		double other = this.machine.busy() - before.machine.busy() - known - generatorNow - rigNow;
		return new Surroundings(before.time, (this.nanos - before.nanos) / 1e6,
				Runtime.getRuntime().availableProcessors(), generatorNow, rigNow, idleNow, Math.max(0, other),
				this.machine.stolen() - before.machine.stolen(), stopped);
	}

	private static <T> double sum(Collection<T> all, ToDoubleFunction<T> figure) {
		return all.stream().mapToDouble(figure).sum();
	}

}
