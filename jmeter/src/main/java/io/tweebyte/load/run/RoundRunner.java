package io.tweebyte.load.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Rotation;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Slot;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.run.SliceMeter.Measured;

/**
 * The rounds of a start: sends one slice of load for each slot, and records them.
 *
 * @param start the number of the start, from 1
 */
public record RoundRunner(int start, RunOrder order, SliceMeter meter, RunStore store) {

	private static final long SLICE_MILLIS = 1000;

	/** Many users begin with as many requests at once, and end one by one. */
	private static final long SLICE_MILLIS_OF_MANY = 2000;

	private static final int MANY = 50;

	/** Slices of the warm-up are shorter: more of them tell sooner what still changes. */
	private static final double WARM_UP_SHARE = 0.4;

	/** Returns what decides the times of requests at a rate in a round of this start. */
	long seed(int number) {
		return (this.order.seed() * 31 + this.start) * 31 + number;
	}

	public Rotation rotation() {
		return new Rotation(this.start, this.order);
	}

	/** Runs a round of users who wait for responses; the first round is number 1. */
	public List<SliceRecord> run(Block block, int number, Phase phase, List<Slot> slots)
			throws IOException, InterruptedException {
		return run(block, number, phase, slots,
				(phase == Phase.WARM_UP) ? (long) (WARM_UP_SHARE * millis(block)) : millis(block));
	}

	private static long millis(Block block) {
		return (block.users() < MANY) ? SLICE_MILLIS : SLICE_MILLIS_OF_MANY;
	}

	/**
	 * Returns how long a measured round takes at most, which has longer slices and one
	 * more of them.
	 * @param warmUp nanoseconds that a round of the warm-up took
	 */
	long measuredNanos(Block block, long warmUp) {
		int before = rotation().warmUp(block.name(), 1).size();
		long longer = TimeUnit.MILLISECONDS.toNanos((long) ((1 - WARM_UP_SHARE) * millis(block)));
		return (warmUp / before + longer) * rotation().measured(block.name(), 1).size();
	}

	List<SliceRecord> run(Block block, int number, Phase phase, List<Slot> slots, long millis)
			throws IOException, InterruptedException {
		return run(block, number, phase, slots,
				(variables) -> SliceRequest.closed(block.scenario().label(), block.users(), millis, variables));
	}

	/** Runs a round at a rate per second, at the same times for all backends. */
	List<SliceRecord> open(Block block, int number, Phase phase, List<Slot> slots, double rate, long millis, long seed)
			throws IOException, InterruptedException {
		return run(block, number, phase, slots,
				(variables) -> SliceRequest.open(block.scenario().label(), rate, millis, seed, variables));
	}

	private List<SliceRecord> run(Block block, int number, Phase phase, List<Slot> slots,
			Function<Map<String, String>, SliceRequest> load) throws IOException, InterruptedException {
		List<SliceRecord> slices = new ArrayList<>();
		for (Slot slot : slots) {
			if (Thread.interrupted()) {
				throw new InterruptedException();
			}
			Measured measured = this.meter.send(slot.backend(),
					(variables) -> load.apply(variables).inStart(this.start));
			slices.add(new SliceRecord(this.start, block.name(), number, phase, slices.size() + 1, slot.backend(),
					slot.twin(), measured.load(), measured.use(), measured.around(), measured.cache(),
					measured.occupied()));
		}
		this.store.addSlices(slices);
		return slices;
	}

	/**
	 * Goes through blocks, in another order each time, as long as there is time.
	 * @param first the number of the first round
	 * @param end the time of {@link System#nanoTime()}
	 */
	void repeat(List<BlockRun> blocks, int first, long end, RoundOfBlock round)
			throws IOException, InterruptedException {
		long cycleNanos = 0;
		for (int number = first; !blocks.isEmpty() && System.nanoTime() + cycleNanos < end; number++) {
			long begin = System.nanoTime();
			for (BlockRun block : rotation().shuffled(blocks, number)) {
				round.run(block, number);
			}
			cycleNanos = System.nanoTime() - begin;
		}
	}

	interface RoundOfBlock {

		void run(BlockRun block, int number) throws IOException, InterruptedException;

	}

}
