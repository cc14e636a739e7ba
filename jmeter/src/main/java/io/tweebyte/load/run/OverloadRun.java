package io.tweebyte.load.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Slot;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.StartRecord.OverloadRecord;
import io.tweebyte.measuring.stats.Percentiles;

/**
 * Sends each backend one to three times of what it can serve, and a low rate afterwards
 * until that is served well. Backends take turns.
 */
record OverloadRun(RoundRunner rounds) {

	/** Of the throughput with users who wait for their responses. */
	private static final List<Double> MULTIPLES = List.of(1.0, 1.5, 2.0, 3.0);

	private static final double LOW = 0.5;

	private static final long SLICE_MILLIS = 4000;

	private static final long LOW_MILLIS = 500;

	/** Low slices at most: a breaker that opened tries again after two seconds. */
	private static final int MOST_LOW = 40;

	private static final String REFUSED = "503";

	private static final double MOST = 99;

	/** Measures until the time {@code end} of {@link System#nanoTime()}. */
	List<OverloadRecord> run(List<BlockRun> blocks, long end) throws IOException, InterruptedException {
		List<OverloadRecord> records = new ArrayList<>();
		this.rounds.repeat(blocks, 1, end, (block, number) -> round(block, number, records));
		return records;
	}

	private void round(BlockRun run, int number, List<OverloadRecord> records)
			throws IOException, InterruptedException {
		for (Slot slot : this.rounds.rotation().once(run.block().name(), number)) {
			double capacity = run.throughput(slot.backend());
			if (capacity > 0) {
				for (double multiple : MULTIPLES) {
					double rate = multiple * capacity;
					SliceRecord slice = send(run.block(), slot, rate, SLICE_MILLIS, number);
					double drained = Math.max(0, slice.load().millis() - SLICE_MILLIS);
					double slow = slow(run.block(), slot, LOW * capacity, number);
					records.add(record(slice, multiple, rate, (drained + slow) / 1e3));
				}
			}
		}
	}

	/** Returns for how many milliseconds a low rate was not served well. */
	private double slow(Block block, Slot slot, double rate, int number) throws IOException, InterruptedException {
		long limit = this.rounds.order().slowMillis(block.scenario(), slot.backend());
		double slow = 0;
		for (int slices = 0; slices < MOST_LOW; slices++) {
			SliceRecord low = send(block, slot, rate, LOW_MILLIS, number + slices);
			if (low.isServedWell(limit)) {
				break;
			}
			slow += low.load().millis();
		}
		return slow;
	}

	private SliceRecord send(Block block, Slot slot, double rate, long millis, int number)
			throws IOException, InterruptedException {
		return this.rounds.open(block, number, Phase.OVERLOAD, List.of(slot), rate, millis, this.rounds.seed(number))
			.getFirst();
	}

	static OverloadRecord record(SliceRecord slice, double multiple, double rate, double recovery) {
		SliceResponse load = slice.load();
		double all = load.requests();
		int refused = load.failures().getOrDefault(REFUSED, 0);
		return new OverloadRecord(slice.block(), slice.backend(), multiple, rate,
				(all - slice.errors()) * 1e3 / load.millis(), refused / all, (slice.errors() - refused) / all,
				load.late() / all, Percentiles.of(slice.latencies().toArray()).at(MOST).orElse(0), recovery);
	}

}
