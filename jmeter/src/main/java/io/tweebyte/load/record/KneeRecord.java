package io.tweebyte.load.record;

import java.util.List;

/**
 * The search for the highest rate that a backend serves well, in one start.
 *
 * @param rates requests per second that were tried, in order: after a rate that was
 * served well a higher one, after another a lower one
 */
public record KneeRecord(String block, String backend, List<Double> rates) {
}
