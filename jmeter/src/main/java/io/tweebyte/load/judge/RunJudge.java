package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;
import io.tweebyte.measuring.stats.Verdict;

/** Finds out what the records of a run allow to say. */
public final class RunJudge {

	/** Of backends that run elsewhere. */
	static final String UNKNOWN = "their CPU is unknown";

	private final RunRecord run;

	private final List<SliceRecord> slices;

	private final List<WorkRecord> work;

	private final List<String> backends;

	private final Map<Block, BlockRounds> blocks = new LinkedHashMap<>();

	private final Map<Block, LatencyRounds> latencies = new LinkedHashMap<>();

	private RunJudge(RunRecord run, List<SliceRecord> slices, List<WorkRecord> work) {
		this.run = run;
		this.slices = slices;
		this.work = work.stream().map((count) -> count.withBytesOf(slices)).toList();
		this.backends = run.order().labels();
		run.order()
			.blocks()
			.stream()
			.filter((block) -> slices.stream().anyMatch((slice) -> slice.block().equals(block.name())))
			.forEach((block) -> {
				this.blocks.put(block, new BlockRounds(slices, block.name()));
				this.latencies.put(block, new LatencyRounds(block, slices));
			});
	}

	/** Judges a run, or what there is of it so far. */
	public static RunResult of(RunRecord run, List<SliceRecord> slices, List<WorkRecord> work) {
		// a start that was broken off is repeated when the run goes on
		Set<Integer> ended = run.starts()
			.stream()
			.filter(StartRecord::complete)
			.map(StartRecord::start)
			.collect(Collectors.toSet());
		return new RunJudge(run, slices.stream().filter((slice) -> isPart(slice.start(), ended)).toList(),
				work.stream().filter((count) -> isPart(count.start(), ended)).toList())
			.result();
	}

	private static boolean isPart(int start, Set<Integer> ended) {
		return ended.isEmpty() || ended.contains(start);
	}

	private RunResult result() {
		Map<String, PairedRatio> itself = new LinkedHashMap<>();
		this.blocks.forEach((block, rounds) -> rounds.itself(seed()).ifPresent((one) -> itself.put(block.name(), one)));
		Optional<PairedRatio> pooled = pooled();
		List<BlockCost> costs = new ArrayList<>();
		this.blocks.forEach(
				(block, rounds) -> this.backends.forEach((backend) -> costs.add(BlockCost.of(block, rounds, backend))));
		List<Comparison> comparisons = comparisons(costs, pooled);
		return new RunResult(this.run, comparisons, itself, pooled, costs,
				new ProcessCosts(this.blocks, this.work, this.backends.getFirst()).all(costs, seed()), latencies(),
				Knee.of(this.run, this.slices, this.work), Overload.of(this.run), AtRest.of(this.run), this.work,
				generatorShare(), idleCores(),
				new Caveats(this.run, this.blocks, this.latencies, comparisons, pooled).all());
	}

	private long seed() {
		return this.run.order().seed();
	}

	private Optional<PairedRatio> pooled() {
		Map<Integer, List<Double>> starts = new TreeMap<>();
		this.blocks.values()
			.forEach((rounds) -> rounds.itselfByStart()
				.forEach((start, ratios) -> starts.computeIfAbsent(start, (key) -> new ArrayList<>()).addAll(ratios)));
		return BlockRounds.ratio(starts, seed());
	}

	private List<Comparison> comparisons(List<BlockCost> costs, Optional<PairedRatio> pooled) {
		List<Comparison> open = new ArrayList<>();
		for (Block block : this.blocks.keySet()) {
			for (int second = 1; second < this.backends.size(); second++) {
				for (int first = 0; first < second; first++) {
					open.add(comparison(block, this.backends.get(second), this.backends.get(first), costs));
				}
			}
		}
		return pooled.map((itself) -> judged(open, itself)).orElse(open);
	}

	private List<Comparison> judged(List<Comparison> open, PairedRatio itself) {
		Map<String, PairedRatio> measured = new HashMap<>();
		open.stream().filter(Comparison::isCompared).forEach((one) -> measured.put(one.name(), one.ratio().get()));
		Judgement judgement = new Judgement(itself, primaries(), measured);
		return open.stream()
			.map((one) -> one.isCompared() ? new Comparison(one.block(), one.backend(), one.reference(),
					judgement.of(one.name(), one.ratio().get()), one.ratio(), "") : one)
			.toList();
	}

	/** Named beforehand: one request, fewest users, each backend against the first. */
	private List<String> primaries() {
		int users = this.run.order().users().getFirst();
		return this.run.order()
			.blocks(users)
			.stream()
			.filter((block) -> block.scenario().isPrimary())
			.flatMap((block) -> this.backends.stream()
				.skip(1)
				.map((backend) -> Comparison.name(block, backend, this.backends.getFirst())))
			.toList();
	}

	private Comparison comparison(Block block, String backend, String reference, List<BlockCost> costs) {
		EqualWork equal = new EqualWork(this.work, this.slices);
		Optional<PairedRatio> ratio = ratio(block, backend, reference);
		for (String one : List.of(reference, backend)) {
			Optional<String> fault = fault(block, one, costs, equal);
			if (fault.isPresent()) {
				return new Comparison(block, backend, reference, Verdict.DISQUALIFIED, ratio, fault.get());
			}
		}
		if (costs.stream()
			.anyMatch((cost) -> cost.block().equals(block) && cost.requests() > 0 && cost.use().isEmpty())) {
			return new Comparison(block, backend, reference, Verdict.NOT_COMPARED, Optional.empty(), UNKNOWN);
		}
		return difference(block, backend, reference, equal)
			.map((difference) -> new Comparison(block, backend, reference, Verdict.NOT_COMPARED, ratio, difference))
			.orElseGet(() -> new Comparison(block, backend, reference, Verdict.OPEN, ratio, ""));
	}

	/** Two backends that never ran together were each compared with the first. */
	private boolean isDerived(String reference) {
		return this.run.order().pairs() && !reference.equals(this.backends.getFirst());
	}

	private Optional<PairedRatio> ratio(Block block, String backend, String reference) {
		BlockRounds rounds = this.blocks.get(block);
		if (!isDerived(reference)) {
			return rounds.ratio(backend, reference, seed());
		}
		String first = this.backends.getFirst();
		return rounds.ratio(backend, first, seed())
			.flatMap((one) -> rounds.ratio(reference, first, seed()).map(one::dividedBy));
	}

	private Optional<String> difference(Block block, String backend, String reference, EqualWork equal) {
		if (!isDerived(reference)) {
			return equal.difference(block, backend, reference);
		}
		String first = this.backends.getFirst();
		return equal.difference(block, backend, first).or(() -> equal.difference(block, reference, first));
	}

	private static Optional<String> fault(Block block, String backend, List<BlockCost> costs, EqualWork equal) {
		if (equal.isMisdirected(block, backend)) {
			return Optional.of("requests to " + backend + " were handled by another backend");
		}
		return costs.stream()
			.filter((cost) -> cost.block().equals(block) && cost.backend().equals(backend))
			.filter((cost) -> cost.errorShare() > Exclusions.MOST_ERRORS)
			.map((cost) -> "%.1f %% of the requests to %s failed".formatted(cost.errorShare() * 100, backend))
			.findFirst();
	}

	private List<Latency> latencies() {
		return this.latencies.values()
			.stream()
			.flatMap((rounds) -> rounds.all(this.backends, seed()).stream())
			.toList();
	}

	private double generatorShare() {
		return this.blocks.keySet()
			.stream()
			.mapToDouble((block) -> measured().filter((slice) -> slice.block().equals(block.name()))
				.mapToDouble((slice) -> slice.around().share(slice.around().generator()))
				.average()
				.orElse(0))
			.max()
			.orElse(0);
	}

	private double idleCores() {
		return measured()
			.mapToDouble((slice) -> slice.around().idle().values().stream().mapToDouble(Double::doubleValue).sum()
					/ slice.around().millis())
			.average()
			.orElse(0);
	}

	private Stream<SliceRecord> measured() {
		return this.slices.stream().filter((slice) -> slice.phase() == Phase.MEASURED);
	}

}
