package io.tweebyte.load.judge;

import java.util.Optional;

import io.tweebyte.load.plan.Block;
import io.tweebyte.measuring.stats.PercentileRatio;

/**
 * Times of a backend at a rate that all backends serve, from when a request was due to
 * the end of its response.
 *
 * @param rate requests per second
 * @param median that half of the requests did not exceed, in milliseconds; {@code NaN}
 * where there are too few
 * @param p90 that 90 % of the requests did not exceed, likewise
 * @param medianRatio to the first backend, empty for itself and where there are too few
 * @param p90Ratio likewise
 */
public record Latency(Block block, String backend, double rate, double median, double p90,
		Optional<PercentileRatio> medianRatio, Optional<PercentileRatio> p90Ratio, int requests) {
}
