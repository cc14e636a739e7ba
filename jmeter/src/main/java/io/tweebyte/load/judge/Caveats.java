package io.tweebyte.load.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.StartRecord.RateRecord;
import io.tweebyte.load.record.WarmUpRecord;
import io.tweebyte.load.record.WarmUpRecord.Warmth;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;

/** What limits the findings of a run, each said once. */
record Caveats(RunRecord run, Map<Block, BlockRounds> blocks, Map<Block, LatencyRounds> latencies,
		List<Comparison> comparisons, Optional<PairedRatio> itself) {

	private static final String PAIRS = "Memory did not suffice for all backends at the same time: %s was started with one "
			+ "of the others at a time. Ratios of the others to each other are derived: quotients of two ratios, with "
			+ "added variances.";

	List<String> all() {
		List<String> caveats = new ArrayList<>(this.run.remarks());
		if (this.run.order().pairs()) {
			caveats.add(PAIRS.formatted(this.run.order().labels().getFirst()));
		}
		long starts = this.run.measured();
		if (starts < PairedRatio.CLAIM_STARTS) {
			caveats.add(("%d start%s: intervals are too narrow, since starts differ, and differences are indicated; "
					+ "%d starts or more are needed to claim them.")
				.formatted(starts, (starts == 1) ? "" : "s", PairedRatio.CLAIM_STARTS));
		}
		if (starts < this.run.order().starts()) {
			caveats.add("The run was interrupted: %d of %d starts were measured.".formatted(starts,
					this.run.order().starts()));
		}
		if (this.itself.filter((ratio) -> !Judgement.isTrusted(ratio)).isPresent()) {
			caveats.add("Backends differ from themselves: no difference of this run can be claimed.");
		}
		add(caveats, "Fewer than " + Judgement.MIN_ROUNDS + " rounds: %s.",
				this.comparisons.stream()
					.filter(Comparison::isCompared)
					.filter((one) -> one.ratio().get().rounds() < Judgement.MIN_ROUNDS)
					.map((one) -> one.block().name())
					.distinct());
		addWarmUps(caveats);
		this.run.starts().forEach((start) -> addOf(start, caveats));
		addExclusions(caveats);
		long searched = this.run.starts().stream().flatMap((start) -> start.knees().stream()).count();
		if (searched > 0 && Knee.of(this.run).isEmpty()) {
			caveats.add("The highest rates that backends serve well were not found: too few rates were tried.");
		}
		addRates(caveats);
		addLate(caveats);
		caveats.add("All backends share one machine, PostgreSQL and Redis; what one of them reads from Redis another "
				+ "may have written.");
		return caveats;
	}

	/** Adds a caveat that names some things, unless there are none. */
	private static void add(List<String> caveats, String caveat, Stream<String> things) {
		String names = things.collect(Collectors.joining(", "));
		if (!names.isEmpty()) {
			caveats.add(caveat.formatted(names));
		}
	}

	private void addRates(List<String> caveats) {
		add(caveats, "The rate of latencies comes from the closed model, because not every backend had a knee yet: %s.",
				this.run.starts()
					.stream()
					.flatMap((start) -> start.rates().stream())
					.filter((rate) -> !rate.knee())
					.collect(Collectors.groupingBy(RateRecord::block, TreeMap::new, Collectors.counting()))
					.entrySet()
					.stream()
					.map((block) -> "%s (%d of %d starts)".formatted(block.getKey(), block.getValue(),
							this.run.measured())));
	}

	/** Times of slices that are left out would be longer than those that remain. */
	private void addLate(List<String> caveats) {
		add(caveats,
				"Slices left out of latencies, so that these look shorter, because requests had to wait for a "
						+ "free user of the load generator: %s.",
				this.latencies.entrySet()
					.stream()
					.flatMap((rounds) -> rounds.getValue()
						.late()
						.entrySet()
						.stream()
						.map((one) -> "%d of %s with %s".formatted(one.getValue(), rounds.getKey().name(),
								one.getKey()))));
	}

	/** Each backend in each scenario and start was judged by itself. */
	private void addWarmUps(List<String> caveats) {
		List<WarmUpRecord> warmUps = this.run.starts().stream().flatMap((start) -> start.warmUps().stream()).toList();
		Map<String, List<Warmth>> blocks = warmUps.stream()
			.flatMap((warmUp) -> warmUp.warmths().stream())
			.collect(Collectors.groupingBy(Warmth::block, TreeMap::new, Collectors.toList()));
		add(caveats,
				"Backends still getting warm when they were measured, counted over backends and starts: %s. The limit was "
						+ "%.0f s per start."
							.formatted(warmUps.stream().mapToDouble(WarmUpRecord::limit).max().orElse(0)),
				blocks.entrySet()
					.stream()
					.filter((block) -> block.getValue().stream().anyMatch((one) -> one.warmAfter() == 0))
					.map((block) -> "%s (%d of %d)".formatted(block.getKey(),
							block.getValue().stream().filter((one) -> one.warmAfter() == 0).count(),
							block.getValue().size())));
	}

	private static void addOf(StartRecord start, List<String> caveats) {
		String changing = start.warmUps()
			.stream()
			.filter((warmUp) -> !warmUp.changing().isEmpty())
			.map((warmUp) -> "%s with %d users, after %d rounds".formatted(String.join(", ", warmUp.changing()),
					warmUp.users(), warmUp.rounds()))
			.collect(Collectors.joining("; "));
		if (!changing.isEmpty()) {
			caveats.add("Start %d: still getting warm when it was measured: %s.".formatted(start.start(), changing));
		}
		start.problems()
			.forEach((backend, problem) -> caveats.add("Start %d, %s: %s.".formatted(start.start(), backend, problem)));
	}

	/** One line for each reason. */
	private void addExclusions(List<String> caveats) {
		Map<String, List<String>> reasons = new TreeMap<>();
		this.blocks.forEach((block, rounds) -> rounds.exclusions()
			.forEach((reason, count) -> reasons.computeIfAbsent(reason, (key) -> new ArrayList<>())
				.add(count + " of " + block.name())));
		reasons.forEach((reason, blocks) -> caveats
			.add("Slices excluded, %s: %s.".formatted(reason, String.join(", ", blocks))));
		add(caveats, "Other programs or machines disturbed more than a third of the rounds, which stay in: %s.",
				this.blocks.entrySet()
					.stream()
					.filter((block) -> block.getValue().disturbedStay())
					.map((block) -> block.getKey().name()));
	}

}
