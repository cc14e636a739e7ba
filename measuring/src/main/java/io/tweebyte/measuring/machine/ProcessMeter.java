package io.tweebyte.measuring.machine;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import io.tweebyte.measuring.machine.JvmCounters.Reading;

/** Measures what processes use in a time, and what JVMs occupy. */
public final class ProcessMeter implements AutoCloseable {

	/** What a process still does after its last response belongs to the time. */
	public static final Duration SETTLE = Duration.ofMillis(50);

	/** By process id; empty for what is no JVM. Connections stay open. */
	private final Map<Long, Optional<JvmCounters>> counters = new HashMap<>();

	/** Reads processes, whose names differ, at the begin of a time. */
	public Measurement begin(List<WatchedProcess> processes) {
		Map<String, Reading> before = readings(processes);
		return new Measurement(processes, before, cpu(processes));
	}

	/** Returns what each JVM occupies, by name; asks for full garbage collections. */
	public Map<String, Footprint> footprints(List<WatchedProcess> processes) {
		Map<String, Footprint> footprints = new LinkedHashMap<>();
		for (WatchedProcess process : processes) {
			counters(process)
				.ifPresent((jvm) -> footprints.put(process.name(), Footprint.of(process.pid(), jvm.liveHeap())));
		}
		return footprints;
	}

	/** Returns what each JVM occupies at this moment, by name; its heap is unknown. */
	public Map<String, Footprint> occupied(List<WatchedProcess> processes) {
		Map<String, Footprint> footprints = new LinkedHashMap<>();
		processes.stream()
			.filter((process) -> counters(process).isPresent())
			.forEach((process) -> footprints.put(process.name(), Footprint.of(process.pid(), Double.NaN)));
		return footprints;
	}

	private Map<String, Reading> readings(List<WatchedProcess> processes) {
		return processes.stream()
			.collect(Collectors.toMap(WatchedProcess::name,
					(process) -> counters(process).map(JvmCounters::read).orElse(Reading.UNKNOWN)));
	}

	private Optional<JvmCounters> counters(WatchedProcess process) {
		return this.counters.computeIfAbsent(process.pid(),
				(pid) -> process.mayBeJvm() ? JvmCounters.of(pid) : Optional.empty());
	}

	private static Map<String, CpuMoment> cpu(List<WatchedProcess> processes) {
		return processes.stream().collect(Collectors.toMap(WatchedProcess::name, CpuMoment::of));
	}

	@Override
	public void close() {
		this.counters.values().stream().flatMap(Optional::stream).forEach(JvmCounters::close);
	}

	/** A time that has begun. */
	public final class Measurement {

		private final List<WatchedProcess> processes;

		private final Map<String, Reading> readings;

		private final Map<String, CpuMoment> cpu;

		private Measurement(List<WatchedProcess> processes, Map<String, Reading> readings, Map<String, CpuMoment> cpu) {
			this.processes = processes;
			this.readings = readings;
			this.cpu = cpu;
		}

		/** Ends the time after {@link #SETTLE}, and returns what each process used. */
		public Map<String, ProcessUse> end() throws InterruptedException {
			Thread.sleep(SETTLE);
			Map<String, CpuMoment> end = cpu(this.processes);
			Map<String, Reading> after = readings(this.processes);
			Map<String, ProcessUse> use = new LinkedHashMap<>();
			this.processes.stream()
				.map(WatchedProcess::name)
				.forEach((name) -> use.put(name, ProcessUse.between(this.cpu.get(name), end.get(name),
						this.readings.get(name), after.get(name))));
			return use;
		}

	}

}
