package io.tweebyte.load.judge;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.measuring.stats.Interval;
import io.tweebyte.measuring.stats.PairedRatio;

/**
 * What a run found out.
 *
 * @param comparisons of CPU per request, of each pair of backends in each block
 * @param itself of each block, by its name: backends compared with themselves
 * @param pooled the same of all blocks together; empty without a round
 * @param processes the same by process
 * @param atRest what backends occupied before they got load
 * @param generatorShare the load generator's greatest mean share of the machine in a
 * block, 0 to 1
 * @param idleCores what backends without load used together on average, in cores
 */
public record RunResult(RunRecord run, List<Comparison> comparisons, Map<String, PairedRatio> itself,
		Optional<PairedRatio> pooled, List<BlockCost> costs, List<ProcessCost> processes, List<Latency> latencies,
		List<Knee> knees, List<Overload> overloads, List<AtRest> atRest, List<WorkRecord> work, double generatorShare,
		double idleCores, List<String> caveats) {

	/** Returns the comparisons of other backends with the first. */
	public List<Comparison> withReference(int users) {
		String reference = this.run.order().labels().getFirst();
		return this.comparisons.stream()
			.filter((one) -> one.reference().equals(reference) && one.block().users() == users)
			.toList();
	}

	/** Returns the interval of backends against themselves; empty without a round. */
	public Optional<Interval> itselfInterval(Block block) {
		return Optional.ofNullable(this.itself.get(block.name())).map(PairedRatio::interval);
	}

	public List<Block> blocks() {
		return this.costs.stream().map(BlockCost::block).distinct().toList();
	}

	/** Returns the narrowest and widest half of an interval, as shares of its ratio. */
	public Optional<double[]> precision() {
		double[] all = this.comparisons.stream()
			.filter(Comparison::isCompared)
			.mapToDouble((one) -> one.ratio().get().precision())
			.sorted()
			.toArray();
		return (all.length == 0) ? Optional.empty() : Optional.of(new double[] { all[0], all[all.length - 1] });
	}

	/** Returns whether each pair of known CPU has a ratio in each block. */
	public boolean isWhole() {
		return this.costs.stream().allMatch((cost) -> cost.requests() > 0) && this.comparisons.stream()
			.allMatch((one) -> one.isCompared() || one.reason().equals(RunJudge.UNKNOWN));
	}

}
