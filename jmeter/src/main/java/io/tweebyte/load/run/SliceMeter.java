package io.tweebyte.load.run;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.jmeter.PlanVariables;
import io.tweebyte.load.jmeter.SliceSender;
import io.tweebyte.load.record.CacheHits;
import io.tweebyte.load.record.SliceRecord.Surroundings;
import io.tweebyte.load.watch.TweetCache;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.machine.ProcessMeter;
import io.tweebyte.measuring.machine.ProcessUse;

/** Sends slices of load, and measures what they make all processes use. */
public record SliceMeter(RunningBackends backends, SliceSender sender, ProcessMeter meter) implements AutoCloseable {

	public SliceMeter(RunningBackends backends, SliceSender sender) {
		this(backends, sender, new ProcessMeter());
	}

	/**
	 * Measures a slice.
	 * @param request makes it from the variables that name its backend
	 */
	Measured send(String label, Function<Map<String, String>, SliceRequest> request)
			throws IOException, InterruptedException {
		List<RunningBackend> all = this.backends.all();
		RunningBackend active = all.stream().filter((one) -> one.label().equals(label)).findFirst().get();
		SliceRequest slice = request.apply(PlanVariables.variables(active.target().gateway()));
		boolean isCounted = this.backends.cache().isPresent() && this.backends.cache().get().prepare(slice.plan());
		Map<String, CacheHits> before = hits(active, isCounted);
		ProcessMeter.Measurement measurement = this.meter.begin(active.target().processes());
		Readings begin = Readings.of(active, all, this.sender.pid());
		SliceResponse response = this.sender.run(slice);
		Map<String, ProcessUse> use = measurement.end();
		Surroundings around = Readings.of(active, all, this.sender.pid()).since(begin, use.values(), stopped());
		return new Measured(response, use, around, CacheHits.between(before, hits(active, isCounted)),
				this.meter.occupied(active.target().processes()));
	}

	private static Map<String, CacheHits> hits(RunningBackend active, boolean isCounted) {
		return isCounted ? TweetCache.hits(active.target().processes()) : Map.of();
	}

	/** Measures what each JVM of each backend occupies; asks for full collections. */
	Map<String, Map<String, Footprint>> footprints() {
		Map<String, Map<String, Footprint>> footprints = new TreeMap<>();
		this.backends.all()
			.forEach((backend) -> footprints.put(backend.label(), this.meter.footprints(backend.target().processes())));
		return footprints;
	}

	private List<String> stopped() {
		return this.backends.all()
			.stream()
			.flatMap((backend) -> backend.target()
				.processes()
				.stream()
				.filter((process) -> !process.isAlive())
				.map((process) -> backend.label() + " " + process.name()))
			.toList();
	}

	@Override
	public void close() {
		this.meter.close();
	}

	/**
	 * What was measured.
	 *
	 * @param use of each process of the active backend, by name
	 * @param cache look-ups of the cache whose hit ratio the scenario fixes
	 * @param occupied what each JVM of the active backend occupied afterwards, by name
	 */
	record Measured(SliceResponse load, Map<String, ProcessUse> use, Surroundings around, CacheHits cache,
			Map<String, Footprint> occupied) {
	}

}
