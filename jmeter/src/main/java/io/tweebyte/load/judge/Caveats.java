package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;

/** What limits the findings of a run, each said once. */
final class Caveats {

	private final RunRecord run;

	private final Map<Block, BlockRounds> blocks;

	private final List<Comparison> comparisons;

	private final Optional<PairedRatio> itself;

	Caveats(RunRecord run, Map<Block, BlockRounds> blocks, List<Comparison> comparisons, Optional<PairedRatio> itself) {
		this.run = run;
		this.blocks = blocks;
		this.comparisons = comparisons;
		this.itself = itself;
	}

	List<String> all() {
		List<String> caveats = new ArrayList<>(this.run.remarks());
		long starts = this.run.starts().stream().filter(StartRecord::complete).count();
		if (starts < PairedRatio.CLAIM_STARTS) {
			caveats.add("%d start%s: differences are indicated; %d starts or more are needed to claim them."
				.formatted(starts, (starts == 1) ? "" : "s", PairedRatio.CLAIM_STARTS));
		}
		if (starts < this.run.order().starts()) {
			caveats.add("The run was interrupted: %d of %d starts were measured.".formatted(starts,
					this.run.order().starts()));
		}
		if (this.itself.filter((ratio) -> !Judgement.isTrusted(ratio)).isPresent()) {
			caveats.add("Backends differ from themselves: no difference of this run can be claimed.");
		}
		this.comparisons.stream()
			.filter(Comparison::isCompared)
			.filter((one) -> one.ratio().get().rounds() < Judgement.MIN_ROUNDS)
			.map((one) -> one.block().name())
			.distinct()
			.forEach((block) -> caveats.add("%s: fewer than %d rounds.".formatted(block, Judgement.MIN_ROUNDS)));
		this.run.starts().forEach((start) -> addOf(start, caveats));
		this.blocks.forEach((block, rounds) -> addOf(block, rounds, caveats));
		caveats.add("All backends share one machine, PostgreSQL and Redis; what one of them reads from Redis another "
				+ "may have written.");
		return caveats;
	}

	private static void addOf(StartRecord start, List<String> caveats) {
		start.warmUps()
			.stream()
			.filter((warmUp) -> !warmUp.changing().isEmpty())
			.forEach((warmUp) -> caveats.add("%s, start %d: %s still changed after %d rounds of warm-up."
				.formatted(warmUp.block(), start.start(), String.join(", ", warmUp.changing()), warmUp.rounds())));
		start.problems()
			.forEach((backend, problem) -> caveats.add("Start %d, %s: %s.".formatted(start.start(), backend, problem)));
	}

	private static void addOf(Block block, BlockRounds rounds, List<String> caveats) {
		rounds.exclusions()
			.forEach((reason, count) -> caveats
				.add("%s: %d slice%s excluded: %s.".formatted(block.name(), count, (count == 1) ? "" : "s", reason)));
		if (rounds.disturbedStay()) {
			caveats.add("%s: other programs or machines disturbed more than a third of the rounds, which stay in."
				.formatted(block.name()));
		}
	}

}
