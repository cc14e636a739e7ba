package io.tweebyte.load.record;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;

import io.tweebyte.driver.SliceResponse;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.machine.ProcessUse;

/**
 * A slice of load on one backend: what was sent and what it cost.
 *
 * @param start the number of the start, from 1
 * @param round the number of the round within start and block, from 1
 * @param phase whether it was measured
 * @param position its place in the round, from 1
 * @param twin whether it is the second slice of its backend in the round
 * @param use what each process of the backend used, by its name
 * @param around what the rest of the machine did
 * @param cache look-ups of the cache whose hit ratio the scenario fixes
 * @param occupied what each JVM of the backend occupied right after the slice, by its
 * name
 */
public record SliceRecord(int start, String block, int round, Phase phase, int position, String backend, boolean twin,
		SliceResponse load, Map<String, ProcessUse> use, Surroundings around, CacheHits cache,
		Map<String, Footprint> occupied) {

	/** Requests that may be slow or find no free user, as a share of all. */
	private static final double MOST_SLOW = 0.01;

	/** Runs of the past have none of what came later. */
	public SliceRecord {
		use = new TreeMap<>(use);
		cache = (cache != null) ? cache : CacheHits.NONE;
		occupied = (occupied != null) ? occupied : Map.of();
	}

	/** Returns milliseconds of {@link #work()} per request. */
	public double cost() {
		return work() / this.load.requests();
	}

	/** Returns milliseconds of CPU of all processes together, without JIT compilation. */
	public double work() {
		return this.use.values().stream().mapToDouble(ProcessUse::work).sum();
	}

	public int errors() {
		return this.load.failures().values().stream().mapToInt(Integer::intValue).sum();
	}

	/** Returns the latencies of all iterations that have one, in milliseconds. */
	public DoubleStream latencies() {
		return this.load.latencies()
			.entrySet()
			.stream()
			.flatMapToDouble((time) -> DoubleStream.generate(() -> time.getKey() / 1e3).limit(time.getValue()));
	}

	/**
	 * Returns whether there were no errors, and hardly any response took longer than this
	 * or found no free user. Nearly all that found none are slow, since their time counts
	 * from when they were due, so the two are not added.
	 */
	public boolean isServedWell(long millis) {
		int slow = this.load.latencies()
			.entrySet()
			.stream()
			.filter((time) -> time.getKey() > millis * 1e3)
			.mapToInt(Map.Entry::getValue)
			.sum();
		return errors() == 0 && this.load.drained()
				&& Math.max(slow, this.load.late()) <= MOST_SLOW * this.load.requests();
	}

	public enum Phase {

		/** The backends become warm. */
		WARM_UP,
		/** Its cost counts. */
		MEASURED,
		/** Requests come at a rate, and their times count. */
		LATENCY,
		/** Requests come at a rate that may be too high. */
		KNEE,
		/** Requests come at a rate that is too high, and then at a low one again. */
		OVERLOAD

	}

	/**
	 * What else the machine did meanwhile; times are milliseconds of CPU.
	 *
	 * @param begin when the slice began; null in runs up to 29 November 2026
	 * @param millis how long it took, with its readings
	 * @param generator of the load generator
	 * @param rig of this command
	 * @param idle of the backends that got no load, by their labels
	 * @param other of all other programs
	 * @param steal taken by other machines on the same host
	 * @param stopped processes of any backend that have ended or were stopped by a signal
	 */
	public record Surroundings(Instant begin, double millis, int cores, double generator, double rig,
			Map<String, Double> idle, double other, double steal, List<String> stopped) {

		/** Returns a time of CPU as a share of what the machine has, 0 to 1. */
		public double share(double cpu) {
			return cpu / (this.millis * this.cores);
		}

	}

}
