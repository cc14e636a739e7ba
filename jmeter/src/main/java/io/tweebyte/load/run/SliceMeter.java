package io.tweebyte.load.run;

import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.record.Footprint;
import io.tweebyte.load.record.ProcessUse;
import io.tweebyte.load.record.SliceRecord.Surroundings;
import io.tweebyte.load.watch.CpuMoment;
import io.tweebyte.load.watch.JvmCounters;
import io.tweebyte.load.watch.JvmCounters.Reading;
import io.tweebyte.load.watch.ProcessStatus;
import io.tweebyte.load.watch.Watched;
import io.tweebyte.servers.process.Pause;

/** Measures what a slice of load makes all processes use. */
public final class SliceMeter implements AutoCloseable {

	/** What a service still does after its last response belongs to the slice. */
	public static final Duration SETTLE = Duration.ofMillis(50);

	private final List<RunningBackend> backends;

	private final long generator;

	private final Map<Long, Optional<JvmCounters>> counters = new HashMap<>();

	/**
	 * @param backends all that run
	 * @param generator the id of the load generator's process
	 */
	public SliceMeter(List<RunningBackend> backends, long generator) {
		this.backends = backends;
		this.generator = generator;
	}

	/**
	 * Measures a slice.
	 * @param label of the backend that gets the load
	 */
	Measured around(String label, Load load) throws IOException, InterruptedException {
		RunningBackend active = backend(label);
		Map<String, Reading> before = counters(active);
		Readings begin = Readings.of(active, this.backends, this.generator);
		SliceResponse response = load.send();
		Pause.of(SETTLE);
		Readings end = Readings.of(active, this.backends, this.generator);
		Map<String, Reading> after = counters(active);
		Map<String, ProcessUse> use = new TreeMap<>();
		end.cpu()
			.forEach((process, cpu) -> use.put(process,
					use(begin.cpu().get(process), cpu, before.get(process), after.get(process))));
		return new Measured(response, use, end.since(begin, stopped()));
	}

	/** Measures what each JVM of each backend occupies; asks for full collections. */
	Map<String, Map<String, Footprint>> footprints() {
		Map<String, Map<String, Footprint>> footprints = new TreeMap<>();
		for (RunningBackend backend : this.backends) {
			Map<String, Footprint> processes = new TreeMap<>();
			for (Watched process : backend.target().processes()) {
				countersOf(process).ifPresent((counters) -> {
					double heap = counters.liveHeap();
					ProcessStatus status = ProcessStatus.of(process.pid());
					processes.put(process.name(), new Footprint(status.resident(), heap, status.threads()));
				});
			}
			footprints.put(backend.label(), processes);
		}
		return footprints;
	}

	RunningBackend backend(String label) {
		return this.backends.stream().filter((one) -> one.label().equals(label)).findFirst().orElseThrow();
	}

	private Map<String, Reading> counters(RunningBackend backend) {
		Map<String, Reading> readings = new HashMap<>();
		for (Watched process : backend.target().processes()) {
			readings.put(process.name(), countersOf(process).map(JvmCounters::read).orElse(Reading.UNKNOWN));
		}
		return readings;
	}

	private Optional<JvmCounters> countersOf(Watched process) {
		boolean isRig = process.pid() == ProcessHandle.current().pid();
		return this.counters.computeIfAbsent(process.pid(),
				(pid) -> (isRig || !process.mayBeJvm()) ? Optional.empty() : JvmCounters.of(pid));
	}

	private static ProcessUse use(CpuMoment begin, CpuMoment end, Reading before, Reading after) {
		return new ProcessUse(end.since(begin), end.user() - begin.user(), end.system() - begin.system(),
				end.threads().jitSince(begin.threads()), end.threads().gcSince(begin.threads()),
				end.threads().switchesSince(begin.threads()), after.allocated() - before.allocated(),
				after.collections() - before.collections(), after.collecting() - before.collecting());
	}

	private List<String> stopped() {
		return this.backends.stream()
			.flatMap((backend) -> backend.target()
				.processes()
				.stream()
				.filter((process) -> !process.isAlive())
				.map((process) -> backend.label() + " " + process.name()))
			.toList();
	}

	@Override
	public void close() {
		this.counters.values().stream().flatMap(Optional::stream).forEach(JvmCounters::close);
	}

	/** Sends the requests of a slice, and waits for the last response. */
	interface Load {

		SliceResponse send() throws IOException, InterruptedException;

	}

	/**
	 * What was measured.
	 *
	 * @param use of each process of the active backend, by name
	 */
	record Measured(SliceResponse load, Map<String, ProcessUse> use, Surroundings around) {
	}

}
