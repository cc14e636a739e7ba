package io.tweebyte.load.record;

/**
 * The common rate of a block's latencies in one start.
 *
 * @param rate requests per second
 * @param knee whether it follows from the lowest knee of all backends; otherwise from
 * users who wait for their responses
 */
public record RateRecord(String block, double rate, boolean knee) {
}
