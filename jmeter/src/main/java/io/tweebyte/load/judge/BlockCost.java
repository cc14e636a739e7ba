package io.tweebyte.load.judge;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.stats.Percentiles;

/**
 * What a backend did and used in the slices of a block that count.
 *
 * @param errors of all measured slices, whether they count or not
 * @param sent requests of all measured slices
 * @param seconds from the first request to the last response, of all slices together
 * @param times how many requests took how many milliseconds
 * @param use of each process, of all slices together
 * @param contents what was found in responses and caches
 */
public record BlockCost(Block block, String backend, int slices, long requests, long errors, long sent, double seconds,
		Map<Long, Integer> times, Map<String, ProcessUse> use, Contents contents) {

	static BlockCost of(Block block, BlockRounds rounds, String backend) {
		List<SliceRecord> counted = rounds.counted(backend);
		List<SliceRecord> all = rounds.slices(backend);
		Map<Long, Integer> times = new TreeMap<>();
		Map<String, ProcessUse> use = new TreeMap<>();
		for (SliceRecord slice : counted) {
			slice.load().times().forEach((millis, count) -> times.merge(millis, count, Integer::sum));
			slice.use().forEach((process, more) -> use.merge(process, more, ProcessUse::plus));
		}
		return new BlockCost(block, backend, counted.size(),
				counted.stream().mapToLong((slice) -> slice.load().requests()).sum(),
				all.stream().mapToLong(SliceRecord::errors).sum(),
				all.stream().mapToLong((slice) -> slice.load().requests()).sum(),
				counted.stream().mapToDouble((slice) -> slice.load().millis()).sum() / 1e3, times, use,
				Contents.of(counted));
	}

	/** Returns what all processes used together; unknown where none is known. */
	public ProcessUse all() {
		return this.use.isEmpty() ? ProcessUse.UNKNOWN : ProcessUse.sum(this.use.values());
	}

	/** Returns requests per second of slices. */
	public double throughput() {
		return this.requests / this.seconds;
	}

	/** Returns failed requests as a share of those sent; 0 when there were none. */
	public double errorShare() {
		return (this.sent == 0) ? 0 : (double) this.errors / this.sent;
	}

	/**
	 * Returns a percentile of the times in milliseconds; {@code NaN} with fewer than ten
	 * beyond it.
	 */
	public double percentile(double percent) {
		return Percentiles.of(this.times).at(percent).orElse(Double.NaN);
	}

}
