package io.tweebyte.load.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Rotation;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;

/**
 * Rounds at a rate that all backends serve with ease, so that times show the backends and
 * not a queue. The rate comes from the users before, who wait for their responses.
 */
final class LatencyRun {

	/** Of the throughput that the slowest backend had. */
	private static final double SHARE = 0.4;

	private static final long SLICE_MILLIS = 2000;

	private final int start;

	private final RunOrder order;

	private final RoundRunner rounds;

	private final Rotation rotation;

	LatencyRun(int start, RunOrder order, RoundRunner rounds) {
		this.start = start;
		this.order = order;
		this.rounds = rounds;
		this.rotation = new Rotation(order.seed(), order.labels());
	}

	/**
	 * Measures until the time is over. The first round of each block opens connections,
	 * and does not count.
	 * @param end the time of {@link System#nanoTime()}
	 */
	List<SliceRecord> run(List<BlockRun> blocks, long end) throws IOException, InterruptedException {
		List<SliceRecord> slices = new ArrayList<>();
		long cycleNanos = 0;
		for (int round = 0; System.nanoTime() + cycleNanos < end; round++) {
			long begin = System.nanoTime();
			for (BlockRun block : this.rotation.shuffled(blocks, this.start, round)) {
				OptionalDouble rate = rate(block);
				if (block.block().scenario().isPrimary() && rate.isPresent()) {
					slices.addAll(round(block.block(), round, rate.getAsDouble()));
				}
			}
			cycleNanos = System.nanoTime() - begin;
			if (slices.isEmpty()) {
				break;
			}
		}
		return slices;
	}

	private List<SliceRecord> round(Block block, int round, double rate) throws IOException, InterruptedException {
		return this.rounds.open(block, Math.max(1, round), (round == 0) ? Phase.WARM_UP : Phase.LATENCY,
				this.rotation.warmUp(this.start, block.name(), -round), rate, SLICE_MILLIS,
				(this.order.seed() * 31 + this.start) * 31 + round);
	}

	private OptionalDouble rate(BlockRun block) {
		OptionalDouble slowest = this.order.labels().stream().mapToDouble(block::throughput).min();
		return slowest.stream().filter((rate) -> rate > 0).map((rate) -> rate * SHARE).findFirst();
	}

}
