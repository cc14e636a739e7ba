package io.tweebyte.driver;

import java.util.Map;

/**
 * What a slice did, all requests that it began included.
 *
 * @param requests how many HTTP requests ended
 * @param failures how many of them failed, by status or the kind of the failure
 * @param bytes of all responses, heads included
 * @param connects requests that opened a connection
 * @param responseMillis the sum of the times from each request to the end of its response
 * @param millis from the first request to the end of the last response
 * @param drained whether all requests ended within the drain's time limit
 */
public record SliceResponse(int requests, Map<String, Integer> failures, long bytes, int connects, long responseMillis,
		double millis, boolean drained) {
}
