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
 * @param millis from the first request to the end of the last response
 * @param drained whether all requests ended within the drain's time limit
 */
public record SliceResponse(int requests, Map<String, Integer> failures, long bytes, int connects,
		Map<Long, Integer> times, double millis, boolean drained) {
}
