package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.measuring.stats.PairedSamples;
import io.tweebyte.measuring.stats.PercentileRatio;
import io.tweebyte.measuring.stats.Percentiles;

/**
 * The rounds of one block at a common rate, in which all backends of a start have times.
 */
final class LatencyRounds {

	private static final double MEDIAN = 50;

	private static final double MOST = 90;

	/** Requests that found no free user of the load generator, as a share of all. */
	private static final double MOST_LATE = 0.01;

	private final Block block;

	private final Map<Integer, List<List<SliceRecord>>> rounds = new TreeMap<>();

	private final Map<String, Long> late;

	LatencyRounds(Block block, List<SliceRecord> slices) {
		this.block = block;
		List<SliceRecord> sent = slices.stream()
			.filter((slice) -> slice.phase() == Phase.LATENCY && slice.block().equals(block.name()))
			.toList();
		Map<Boolean, List<SliceRecord>> inTime = sent.stream()
			.filter((slice) -> Exclusions.reason(slice).isEmpty())
			.collect(Collectors.partitioningBy((slice) -> slice.load().late() <= MOST_LATE * slice.load().requests()));
		List<SliceRecord> counted = inTime.get(true);
		this.late = inTime.get(false)
			.stream()
			.collect(Collectors.groupingBy(SliceRecord::backend, TreeMap::new, Collectors.counting()));
		Set<String> withTimes = backends(counted);
		// with pairs, a start has two of the backends
		Map<Integer, Set<String>> wanted = sent.stream()
			.filter((slice) -> withTimes.contains(slice.backend()))
			.collect(Collectors.groupingBy(SliceRecord::start,
					Collectors.mapping(SliceRecord::backend, Collectors.toSet())));
		counted.stream()
			.collect(Collectors.groupingBy(SliceRecord::start, TreeMap::new,
					Collectors.groupingBy(SliceRecord::round, TreeMap::new, Collectors.toList())))
			.forEach((start, rounds) -> this.rounds.put(start,
					rounds.values().stream().filter((round) -> backends(round).equals(wanted.get(start))).toList()));
	}

	private static Set<String> backends(List<SliceRecord> slices) {
		return slices.stream().map(SliceRecord::backend).collect(Collectors.toSet());
	}

	/** Returns for each backend how many slices are left out for late requests. */
	Map<String, Long> late() {
		return this.late;
	}

	/** Returns a line for each backend that has times. */
	List<Latency> all(List<String> backends, long seed) {
		List<Latency> all = new ArrayList<>();
		for (String backend : backends) {
			List<SliceRecord> own = slices((slice) -> slice.backend().equals(backend));
			if (!own.isEmpty()) {
				Percentiles percentiles = Percentiles
					.of(own.stream().flatMapToDouble(SliceRecord::latencies).toArray());
				double seconds = own.stream().mapToDouble((slice) -> slice.load().millis()).sum() / 1000;
				all.add(new Latency(this.block, backend, percentiles.count() / seconds,
						percentiles.at(MEDIAN).orElse(Double.NaN), percentiles.at(MOST).orElse(Double.NaN),
						ratio(MEDIAN, backend, backends.getFirst(), seed),
						ratio(MOST, backend, backends.getFirst(), seed), percentiles.count()));
			}
		}
		return all;
	}

	private List<SliceRecord> slices(Predicate<SliceRecord> which) {
		return this.rounds.values().stream().flatMap(List::stream).flatMap(List::stream).filter(which).toList();
	}

	private Optional<PercentileRatio> ratio(double percent, String backend, String reference, long seed) {
		if (backend.equals(reference)) {
			return Optional.empty();
		}
		return PercentileRatio.of(percent,
				this.rounds.values()
					.stream()
					.map((rounds) -> rounds.stream()
						.map((round) -> new PairedSamples(millis(round, backend), millis(round, reference)))
						.toList())
					.toList(),
				seed);
	}

	private static double[] millis(List<SliceRecord> round, String backend) {
		return round.stream()
			.filter((slice) -> slice.backend().equals(backend))
			.flatMapToDouble(SliceRecord::latencies)
			.toArray();
	}

}
