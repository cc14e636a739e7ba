package io.tweebyte.load.run;

import java.io.IOException;
import java.util.List;

import io.tweebyte.load.record.SliceRecord.Phase;

/**
 * Rounds at a rate that all backends serve with ease, so that times show the backends and
 * not a queue. The rate comes from the users before, who wait for their responses.
 */
final class LatencyRun {

	/** Of the throughput that the slowest backend had. */
	private static final double SHARE = 0.4;

	private static final long SLICE_MILLIS = 2000;

	private final RoundRunner rounds;

	LatencyRun(RoundRunner rounds) {
		this.rounds = rounds;
	}

	/**
	 * Measures until the time is over. The first round of each block opens connections,
	 * and does not count.
	 * @param end the time of {@link System#nanoTime()}
	 */
	void run(List<BlockRun> blocks, long end) throws IOException, InterruptedException {
		List<BlockRun> served = blocks.stream()
			.filter((block) -> block.block().scenario().isPrimary() && rate(block) > 0)
			.toList();
		this.rounds.repeat(served, 0, end, this::round);
	}

	private void round(BlockRun block, int number) throws IOException, InterruptedException {
		this.rounds.open(block.block(), Math.max(1, number), (number == 0) ? Phase.WARM_UP : Phase.LATENCY,
				this.rounds.rotation().warmUp(block.block().name(), -number), rate(block), SLICE_MILLIS,
				this.rounds.seed(number));
	}

	private double rate(BlockRun block) {
		return SHARE * this.rounds.order().labels().stream().mapToDouble(block::throughput).min().orElse(0);
	}

}
