package io.tweebyte.load.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.load.jmeter.PlanVariables;
import io.tweebyte.load.jmeter.SliceSender;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Slot;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.run.SliceMeter.Measured;

/** Sends one slice of load for each slot of a round, and records them. */
public final class RoundRunner {

	private static final long SLICE_MILLIS = 1000;

	/** Many users begin with as many requests at once, and end one by one. */
	private static final long SLICE_MILLIS_OF_MANY = 2000;

	private static final int MANY = 50;

	private final int start;

	private final SliceMeter meter;

	private final SliceSender sender;

	private final RunStore store;

	/**
	 * @param start the number of the start, from 1
	 */
	public RoundRunner(int start, SliceMeter meter, SliceSender sender, RunStore store) {
		this.start = start;
		this.meter = meter;
		this.sender = sender;
		this.store = store;
	}

	/**
	 * Runs a round of users who wait for their responses.
	 * @param number from 1
	 * @param slots in the order of the slices
	 */
	public List<SliceRecord> run(Block block, int number, Phase phase, List<Slot> slots)
			throws IOException, InterruptedException {
		long millis = (block.users() < MANY) ? SLICE_MILLIS : SLICE_MILLIS_OF_MANY;
		return run(block, number, phase, slots,
				(variables) -> SliceRequest.closed(block.scenario().label(), block.users(), millis, variables));
	}

	/**
	 * Runs a round of requests at a rate, with the same times for all backends.
	 * @param rate per second
	 * @param seed decides the times
	 */
	List<SliceRecord> open(Block block, int number, Phase phase, List<Slot> slots, double rate, long millis, long seed)
			throws IOException, InterruptedException {
		return run(block, number, phase, slots,
				(variables) -> SliceRequest.open(block.scenario().label(), rate, millis, seed, variables));
	}

	/** Runs one slice, and does not record it. */
	SliceRecord slice(Block block, int number, Phase phase, int position, Slot slot, long millis)
			throws IOException, InterruptedException {
		return slice(block, number, phase, position, slot,
				(variables) -> SliceRequest.closed(block.scenario().label(), block.users(), millis, variables));
	}

	private List<SliceRecord> run(Block block, int number, Phase phase, List<Slot> slots,
			Function<Map<String, String>, SliceRequest> load) throws IOException, InterruptedException {
		List<SliceRecord> slices = new ArrayList<>();
		for (Slot slot : slots) {
			if (Thread.interrupted()) {
				throw new InterruptedException();
			}
			slices.add(slice(block, number, phase, slices.size() + 1, slot, load));
		}
		this.store.addSlices(slices);
		return slices;
	}

	private SliceRecord slice(Block block, int number, Phase phase, int position, Slot slot,
			Function<Map<String, String>, SliceRequest> load) throws IOException, InterruptedException {
		SliceRequest request = load.apply(PlanVariables.variables(this.meter.backend(slot.backend()).target().entry()));
		Measured measured = this.meter.around(slot.backend(), () -> this.sender.run(request));
		return new SliceRecord(this.start, block.name(), number, phase, position, slot.backend(), slot.twin(),
				measured.load(), measured.use(), measured.around());
	}

}
