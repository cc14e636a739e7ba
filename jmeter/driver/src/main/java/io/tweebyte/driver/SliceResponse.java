package io.tweebyte.driver;

import java.util.Map;

/**
 * What a slice did, all requests that it began included.
 *
 * @param requests how many HTTP requests ended
 * @param failures how many of them failed, by status or the kind of the failure
 * @param bytes of all response bodies, decoded
 * @param connects requests that opened a connection
 * @param times how many requests took how many milliseconds, to the end of the response
 * @param latencies of the open model: how many iterations whose first request was served
 * had its response how many microseconds after the time at which they should have begun;
 * to three digits
 * @param late of the open model: iterations that found no free user at that time
 * @param millis from the first request to the end of the last response
 * @param drained whether all requests ended within the drain's time limit
 * @param firstEvents how many responses had their first event how many microseconds after
 * the request was sent, to three digits; none where there are no events
 * @param gaps how many events came how many microseconds after the one before, likewise
 */
public record SliceResponse(int requests, Map<String, Integer> failures, long bytes, int connects,
		Map<Long, Integer> times, Map<Long, Integer> latencies, int late, double millis, boolean drained,
		Map<Long, Integer> firstEvents, Map<Long, Integer> gaps) {

	/** Runs of the past have none of what came later. */
	public SliceResponse {
		latencies = (latencies != null) ? latencies : Map.of();
		firstEvents = (firstEvents != null) ? firstEvents : Map.of();
		gaps = (gaps != null) ? gaps : Map.of();
	}

}
