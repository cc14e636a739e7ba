package io.tweebyte.load.record;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.tweebyte.load.record.SliceRecord.Phase;

/**
 * The work that a fixed number of requests caused, counted exactly.
 *
 * @param start the number of the start, from 1
 * @param statements SQL statements per request, by service
 * @param calls HTTP requests that each service handled, per request
 * @param bytes of response bodies per request
 */
public record WorkRecord(int start, String block, String backend, int requests, Map<String, Double> statements,
		Map<String, Double> calls, double bytes) {

	public WorkRecord {
		statements = new TreeMap<>(statements);
		calls = new TreeMap<>(calls);
	}

	/**
	 * Returns the same with the bytes of all measured slices, where there are any: a few
	 * counted requests may by chance be for short pages.
	 */
	public WorkRecord withBytesOf(List<SliceRecord> slices) {
		long requests = 0;
		long sum = 0;
		for (SliceRecord slice : slices) {
			if (slice.phase() == Phase.MEASURED && slice.start() == this.start && slice.block().equals(this.block)
					&& slice.backend().equals(this.backend)) {
				requests += slice.load().requests();
				sum += slice.load().bytes();
			}
		}
		return (requests == 0) ? this : new WorkRecord(this.start, this.block, this.backend, this.requests,
				this.statements, this.calls, (double) sum / requests);
	}

	/** Returns the mean of several starts, under the number of the first. */
	public static WorkRecord mean(List<WorkRecord> counts) {
		WorkRecord first = counts.getFirst();
		return new WorkRecord(first.start, first.block, first.backend,
				counts.stream().mapToInt(WorkRecord::requests).sum(), mean(counts, WorkRecord::statements),
				mean(counts, WorkRecord::calls),
				counts.stream().mapToDouble(WorkRecord::bytes).average().orElseThrow());
	}

	private static Map<String, Double> mean(List<WorkRecord> counts, Function<WorkRecord, Map<String, Double>> which) {
		return counts.stream()
			.flatMap((count) -> which.apply(count).entrySet().stream())
			.collect(Collectors.groupingBy(Map.Entry::getKey, Collectors.averagingDouble(Map.Entry::getValue)));
	}

	public double allStatements() {
		return this.statements.values().stream().mapToDouble(Double::doubleValue).sum();
	}

}
