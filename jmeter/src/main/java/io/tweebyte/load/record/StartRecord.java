package io.tweebyte.load.record;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.tweebyte.measuring.machine.Footprint;

/**
 * How a start went.
 *
 * @param start its number, from 1
 * @param startSeconds how long each backend took until it was ready
 * @param footprints what each process of each backend occupied before it got load, by
 * label and name
 * @param warmUps how backends became warm, for each number of users
 * @param knees of each backend in each block for which it was searched
 * @param rates at which latencies were measured
 * @param overloads of each backend in each block for which it was measured
 * @param problems what was wrong with responses, by backend
 */
public record StartRecord(int start, boolean complete, double seconds, Map<String, Double> startSeconds,
		Map<String, Map<String, Footprint>> footprints, List<WarmUpRecord> warmUps, List<KneeRecord> knees,
		List<RateRecord> rates, List<OverloadRecord> overloads, Map<String, String> problems) {

	/** JMeter's name for requests that have no status. */
	private static final String NO_RESPONSE = "Non HTTP response code";

	/** Runs of the past have none of what came later. */
	public StartRecord {
		footprints = (footprints != null) ? footprints : Map.of();
		knees = (knees != null) ? knees : List.of();
		rates = (rates != null) ? rates : List.of();
		overloads = (overloads != null) ? overloads : List.of();
	}

	/**
	 * Returns the record of a start that ends now, without what it begins with.
	 * @param begin the time of {@link System#nanoTime()} at which it began
	 */
	public static StartRecord of(int start, long begin, List<WarmUpRecord> warmUps, Map<String, String> problems) {
		return new StartRecord(start, problems.isEmpty(), (System.nanoTime() - begin) / 1e9, Map.of(), Map.of(),
				warmUps, List.of(), List.of(), List.of(), problems);
	}

	/** Returns the record with what backends took before they got load. */
	public StartRecord with(Map<String, Double> seconds, Map<String, Map<String, Footprint>> occupied) {
		return new StartRecord(this.start, this.complete, this.seconds, seconds, occupied, this.warmUps, this.knees,
				this.rates, this.overloads, this.problems);
	}

	/** Returns the record with what was found at rates. */
	public StartRecord with(List<KneeRecord> found, List<RateRecord> common, List<OverloadRecord> measured) {
		return new StartRecord(this.start, this.complete, this.seconds, this.startSeconds, this.footprints,
				this.warmUps, found, common, measured, this.problems);
	}

	/** Returns the processes that did not run during some slices, with the problem. */
	public static Map<String, String> stopped(List<SliceRecord> slices) {
		return slices.stream()
			.flatMap((slice) -> slice.around().stopped().stream())
			.distinct()
			.collect(Collectors.toMap((process) -> process, (process) -> "has ended or was stopped"));
	}

	/** Returns the backends from which most requests got no response, with a reason. */
	public static Map<String, String> unreachable(List<SliceRecord> slices) {
		Map<String, String> found = new TreeMap<>();
		for (SliceRecord slice : slices) {
			Map<String, Integer> failures = slice.load().failures();
			List<String> kinds = failures.keySet().stream().filter((kind) -> kind.startsWith(NO_RESPONSE)).toList();
			if (2 * kinds.stream().mapToInt(failures::get).sum() > slice.load().requests()) {
				found.put(slice.backend(), "most requests get no response: " + kinds.getFirst());
			}
		}
		return found;
	}

	/**
	 * The search for the highest rate that a backend serves well, in one start.
	 *
	 * @param rates requests per second that were tried, in order: after a rate that was
	 * served well a higher one, after another a lower one
	 */
	public record KneeRecord(String block, String backend, List<Double> rates) {
	}

	/**
	 * The common rate of a block's latencies in one start.
	 *
	 * @param rate requests per second
	 * @param knee whether it follows from the lowest knee of all backends; otherwise from
	 * users who wait for their responses
	 */
	public record RateRecord(String block, double rate, boolean knee) {
	}

	/**
	 * What became of more requests than a backend can serve, in one slice.
	 *
	 * @param multiple of the throughput with users who wait that was sent
	 * @param offered requests per second that were due, on average
	 * @param served requests per second, to the end of the last response
	 * @param refused requests that got 503, as a share of all, 0 to 1
	 * @param failed requests that failed otherwise, likewise
	 * @param late requests that had to wait for a free user of the load generator,
	 * likewise
	 * @param p99 milliseconds from when a request was due to its response, which 99 % of
	 * those that were served did not exceed; 0 where fewer than 1,000 were served
	 * @param recovery seconds from the last request of the slice until a low rate was
	 * served well again; in runs up to 29 November 2026 without the time of responses
	 * that were outstanding
	 */
	public record OverloadRecord(String block, String backend, double multiple, double offered, double served,
			double refused, double failed, double late, double p99, double recovery) {
	}

}
