package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.stats.PairedRatio;

/** Shows in which process a difference arises. */
record ProcessCosts(Map<Block, BlockRounds> blocks, List<WorkRecord> work, String reference) {

	List<ProcessCost> all(List<BlockCost> costs, long seed) {
		List<ProcessCost> all = new ArrayList<>();
		costs.stream()
			.filter((cost) -> cost.requests() > 0)
			.forEach(
					(cost) -> cost.use()
						.forEach((process, use) -> all.add(new ProcessCost(cost.block(), cost.backend(), process,
								use.dividedBy(cost.requests()), counted(cost, process, true),
								counted(cost, process, false), occupied(cost, process), ratio(cost, process, seed)))));
		return all;
	}

	private double counted(BlockCost cost, String process, boolean statements) {
		return this.work.stream()
			.filter((count) -> count.block().equals(cost.block().name()) && count.backend().equals(cost.backend()))
			.map((count) -> statements ? count.statements() : count.calls())
			.filter((counts) -> counts.containsKey(process))
			.mapToDouble((counts) -> counts.get(process))
			.average()
			.orElse(Double.NaN);
	}

	private Footprint occupied(BlockCost cost, String process) {
		Map<Integer, Footprint> last = new HashMap<>();
		this.blocks.get(cost.block())
			.slices(cost.backend())
			.stream()
			.filter((slice) -> slice.occupied().containsKey(process))
			.forEach((slice) -> last.put(slice.start(), slice.occupied().get(process)));
		return Footprint.mean(last.values());
	}

	private Optional<PairedRatio> ratio(BlockCost cost, String process, long seed) {
		if (cost.backend().equals(this.reference)) {
			return Optional.empty();
		}
		return this.blocks.get(cost.block())
			.ratio(cost.backend(), this.reference, (slice) -> slice.use().getOrDefault(process, ProcessUse.NONE).work(),
					seed);
	}

}
