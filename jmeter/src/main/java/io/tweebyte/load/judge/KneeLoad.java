package io.tweebyte.load.judge;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.launcher.fault.Delays;
import io.tweebyte.load.plan.BackendConditions;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Limits;
import io.tweebyte.load.plan.RequestPath;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.StartRecord.KneeRecord;
import io.tweebyte.load.record.WorkRecord;

/**
 * What a backend holds at its knee, and what it has for that.
 *
 * @param millis the mean time of responses in the slices at the knee; {@code NaN} where
 * it is unknown
 * @param database connections of each service to its database
 * @param calls connections of each service to each other service
 * @param ceilings what delays leave of those connections, the lowest first
 */
public record KneeLoad(double millis, Optional<Integer> database, Optional<Integer> calls, List<Ceiling> ceilings) {

	/** Of the search for a knee, and a little more. */
	private static final double STEP = 1.11;

	/** Of a backend in a block: one request in a hundred at least. */
	private static final double LEAST_TIMES = 0.01;

	/**
	 * Reads it from the records of a run.
	 * @param knees the rates of the starts, by their numbers
	 */
	static KneeLoad of(RunRecord run, Block block, String backend, Map<Integer, Double> knees, List<SliceRecord> slices,
			List<WorkRecord> work) {
		Optional<BackendConditions> conditions = run.order().conditions(backend);
		Optional<Integer> database = conditions.flatMap((of) -> connections(of, run, Limits.POOL));
		Optional<Integer> calls = conditions.flatMap((of) -> connections(of, run, Limits.CALLS));
		List<WorkRecord> counts = work.stream()
			.filter((count) -> count.block().equals(block.name()) && count.backend().equals(backend))
			.toList();
		List<Ceiling> ceilings = List.of();
		if (conditions.isPresent() && database.isPresent() && calls.isPresent() && !counts.isEmpty()) {
			ceilings = ceilings(conditions.get(), RequestPath.of(block.scenario()), database.get(), calls.get(),
					WorkRecord.mean(counts));
		}
		return new KneeLoad(millis(run, block, backend, knees, slices), database, calls, ceilings);
	}

	private static Optional<Integer> connections(BackendConditions conditions, RunRecord run, String setting) {
		return Optional.ofNullable(conditions.settings().settings().get(setting))
			.or(() -> Optional.ofNullable(run.conditions().settings().get(setting)))
			.map(Integer::valueOf);
	}

	private static List<Ceiling> ceilings(BackendConditions conditions, RequestPath path, int database, int calls,
			WorkRecord work) {
		Stream<Ceiling> ofCalls = path.called()
			.stream()
			.map((service) -> new Ceiling(service.label(), calls, conditions.delays().of(service.label()).toMillis(),
					work.calls().getOrDefault(service.label(), 0.0)));
		Stream<Ceiling> ofDatabases = work.statements()
			.entrySet()
			.stream()
			.map((count) -> new Ceiling("database of " + count.getKey(), database,
					conditions.delays().of(Delays.POSTGRES).toMillis(), count.getValue()));
		return Stream.concat(ofCalls, ofDatabases)
			.filter((ceiling) -> ceiling.millis() > 0 && ceiling.times() >= LEAST_TIMES)
			.sorted(Comparator.comparing(Ceiling::rate))
			.toList();
	}

	/** A start has one slice for each rate that was tried. */
	private static double millis(RunRecord run, Block block, String backend, Map<Integer, Double> knees,
			List<SliceRecord> slices) {
		long slow = run.order().slowMillis(block.scenario(), backend);
		Map<Long, Integer> times = new TreeMap<>();
		run.starts().stream().filter((start) -> knees.containsKey(start.start())).forEach((start) -> {
			List<SliceRecord> ofStart = slices.stream()
				.filter((slice) -> slice.phase() == Phase.KNEE && slice.start() == start.start())
				.filter((slice) -> slice.block().equals(block.name()) && slice.backend().equals(backend))
				.toList();
			start.knees()
				.stream()
				.filter((knee) -> knee.block().equals(block.name()) && knee.backend().equals(backend))
				.map(KneeRecord::rates)
				.flatMap((rates) -> near(rates, knees.get(start.start()), ofStart))
				.filter((slice) -> slice.isServedWell(slow))
				.forEach((slice) -> slice.load()
					.latencies()
					.forEach((micros, count) -> times.merge(micros, count, Integer::sum)));
		});
		long all = times.values().stream().mapToLong(Integer::longValue).sum();
		double sum = times.entrySet().stream().mapToDouble((time) -> time.getKey() * (double) time.getValue()).sum();
		return (all == 0) ? Double.NaN : sum / all / 1e3;
	}

	private static Stream<SliceRecord> near(List<Double> rates, double knee, List<SliceRecord> slices) {
		int first = slices.size() - rates.size();
		return (first < 0) ? Stream.empty()
				: IntStream.range(0, rates.size())
					.filter((number) -> rates.get(number) < knee * STEP && rates.get(number) > knee / STEP)
					.mapToObj((number) -> slices.get(first + number));
	}

	/** Returns how many requests are in flight at a rate per second (Little 1961). */
	public double inFlight(double rate) {
		return rate * this.millis / 1e3;
	}

	/** Returns the lowest ceiling in requests per second; empty without delays. */
	public OptionalDouble ceiling() {
		return this.ceilings.stream().mapToDouble(Ceiling::rate).min();
	}

	/**
	 * The rate at which all connections are busy with waiting.
	 *
	 * @param server what is called
	 * @param connections how many there are
	 * @param millis how long each round trip waits
	 * @param times round trips per request
	 */
	public record Ceiling(String server, int connections, long millis, double times) {

		double rate() {
			return this.connections * 1e3 / (this.millis * this.times);
		}

		/** Returns how it is computed, such as {@code 64 / (200 ms x 2.00), tweet}. */
		public String arithmetic(Function<Double, String> format) {
			return "%d / (%d ms \u00d7 %s), %s".formatted(this.connections, this.millis, format.apply(this.times),
					this.server);
		}

	}

}
