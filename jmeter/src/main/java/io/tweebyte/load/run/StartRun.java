package io.tweebyte.load.run;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.check.KeptResponses;
import io.tweebyte.load.check.ResponseCheck;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.jmeter.SliceSender;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.StartRecord.KneeRecord;
import io.tweebyte.load.record.StartRecord.OverloadRecord;
import io.tweebyte.load.record.StartRecord.RateRecord;
import io.tweebyte.load.record.WarmUpRecord;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.stats.PairedRatio;

/** One start: all backends are up, and rounds of all blocks alternate. */
final class StartRun {

	/** Of a start's time, levels above the first get half as much as the first. */
	private static final int FIRST_WEIGHT = 2;

	/** Code is warmer once the first level was measured. */
	private static final int SHORTER_WARM_UP = 3;

	private final RunOrder order;

	private final int start;

	private final String title;

	/**
	 * Whether it is looked at what backends do, before it is measured what that costs:
	 * once, where there are too few starts for claims, and so little time.
	 */
	private final boolean isChecked;

	private final RunningBackends backends;

	private final SliceSender sender;

	private final RunStore store;

	private final RunProgress progress;

	private final long begin;

	private final List<WarmUpRecord> warmUps = new ArrayList<>();

	private final List<KneeRecord> knees = new ArrayList<>();

	private final List<RateRecord> rates = new ArrayList<>();

	private final List<OverloadRecord> overloads = new ArrayList<>();

	private final Map<String, String> problems = new TreeMap<>();

	private int cycle;

	/**
	 * @param begin the time of {@link System#nanoTime()} at which backends began to start
	 */
	StartRun(RunOrder order, int start, RunningBackends backends, SliceSender sender, RunStore store,
			RunProgress progress, long begin) {
		this.begin = begin;
		this.order = order.at(start);
		this.start = start;
		this.isChecked = start <= order.parts() || order.starts() >= PairedRatio.CLAIM_STARTS;
		this.title = "start %d of %d".formatted(start, order.allStarts());
		this.backends = backends;
		this.sender = sender;
		this.store = store;
		this.progress = progress;
	}

	/**
	 * Measures until the intervals are narrow enough or the time is used up.
	 * @param end the time of {@link System#nanoTime()} at which it should be over
	 * @param latest likewise, at which it must be over: used where so few rounds fit
	 * until {@code end} that nothing could be said
	 */
	StartRecord run(long end, long latest) throws IOException, SQLException, InterruptedException {
		Map<String, Map<String, Footprint>> footprints;
		try (SliceMeter meter = new SliceMeter(this.backends, this.sender)) {
			footprints = meter.footprints();
			if (this.isChecked) {
				checkResponses();
				progress("responses checked");
			}
			RoundRunner rounds = new RoundRunner(this.start, this.order, meter, this.store);
			int weights = this.order.users().size() - 1 + FIRST_WEIGHT;
			int weight = FIRST_WEIGHT;
			for (int users : this.order.users()) {
				long now = System.nanoTime();
				boolean isOnly = this.order.users().size() == 1;
				measure(users, rounds, now + (end - now) * weight / weights, isOnly ? latest : end);
				weights -= weight;
				weight = 1;
			}
		}
		return StartRecord.of(this.start, this.begin, this.warmUps, this.problems)
			.with(this.backends.startSeconds(), footprints)
			.with(this.knees, this.rates, this.overloads);
	}

	/** Compares reads with the first backend's, to the byte, and reads what it writes. */
	private void checkResponses() throws SQLException, InterruptedException {
		Optional<PlanData> plan = this.backends.plan();
		if (plan.isEmpty()) {
			return;
		}
		ResponseCheck check = new ResponseCheck(plan.get(),
				new KeptResponses(this.store.folder().resolve("responses")));
		for (RunningBackend backend : this.backends.all()) {
			if (backend.target().isStarted()) {
				check.problem(backend.target(), this.order.acts())
					.ifPresent((problem) -> this.problems.put(backend.label(), problem));
			}
		}
	}

	private void measure(int users, RoundRunner rounds, long planned, long latest)
			throws IOException, SQLException, InterruptedException {
		List<BlockRun> blocks = this.order.blocks(users).stream().map((block) -> new BlockRun(block, rounds)).toList();
		boolean fewestUsers = users == this.order.users().getFirst();
		warmUp(users, rounds, blocks, (planned - System.nanoTime()) / 2);
		countWork(blocks);
		progress("measuring");
		long cycle = blocks.stream().mapToLong(BlockRun::roundNanos).sum();
		Schedule schedule = Schedule.of(this.order, fewestUsers, cycle, System.nanoTime(), planned, latest);
		measure(rounds, blocks, schedule.ratesBegin());
		boolean hasLatency = schedule.hasLatency() && !isVague(blocks);
		if (schedule.hasLatency() && !hasLatency) {
			// so few rounds need all the time
			measure(rounds, blocks, schedule.end());
		}
		List<BlockRun> primary = blocks.stream().filter((block) -> block.block().scenario().isPrimary()).toList();
		if (schedule.hasRates() && this.problems.isEmpty()) {
			tryRates(rounds, primary, schedule.latencyBegin());
		}
		if (hasLatency && this.problems.isEmpty()) {
			measureLatency(rounds, primary, schedule.end());
		}
	}

	private void warmUp(int users, RoundRunner rounds, List<BlockRun> blocks, long most)
			throws IOException, InterruptedException {
		long usual = TimeUnit.SECONDS.toNanos(this.order.warmUpSeconds())
				/ ((users == this.order.users().getFirst()) ? 1 : SHORTER_WARM_UP);
		long limit = Math.min(usual, most);
		long end = System.nanoTime() + limit;
		WarmUpRecord warm = new WarmUp().run(users, limit / 1e9, (round, isWarm) -> cycle(rounds,
				blocks.stream().filter((block) -> !isWarm.test(block.block().name())).toList(), end));
		this.warmUps.add(warm);
		this.progress.say("start %d: %s".formatted(this.start, warm.line()));
	}

	private void countWork(List<BlockRun> blocks) throws IOException, SQLException, InterruptedException {
		WorkCounter counter = new WorkCounter(this.backends, this.sender);
		for (BlockRun block : blocks) {
			if (this.isChecked) {
				this.store.addWork(counter.count(this.start, block.block()));
			}
			block.endWarmUp();
		}
	}

	private boolean isVague(List<BlockRun> blocks) {
		return this.order.starts() < PairedRatio.CLAIM_STARTS && blocks.stream().anyMatch(BlockRun::isVague);
	}

	private void measureLatency(RoundRunner rounds, List<BlockRun> blocks, long end)
			throws IOException, InterruptedException {
		this.progress.working(this.title + " · latency at a common rate");
		RunRecord known = this.store.run()
			.with(StartRecord.of(this.start, this.begin, List.of(), Map.of()).with(this.knees, List.of(), List.of()));
		this.rates.addAll(new LatencyRun(rounds).run(blocks, known, end));
	}

	private void measure(RoundRunner rounds, List<BlockRun> blocks, long end) throws IOException, InterruptedException {
		List<SliceRecord> slices;
		do {
			List<BlockRun> open = blocks.stream().filter((block) -> isOpen(block, end)).toList();
			slices = cycle(rounds, Needed.of(open, this.order.starts(), BlockRun::rounds, BlockRun::need), end);
		}
		while (!slices.isEmpty());
	}

	private void tryRates(RoundRunner rounds, List<BlockRun> blocks, long end)
			throws IOException, InterruptedException {
		if (this.order.isOverload()) {
			this.progress.working(this.title + " · overload");
			this.overloads.addAll(new OverloadRun(rounds).run(blocks, end));
		}
		else {
			this.progress.working(this.title + " · knees");
			List<KneeRecord> earlier = this.store.run()
				.starts()
				.stream()
				.flatMap((record) -> record.knees().stream())
				.toList();
			this.knees.addAll(new KneeSearch(rounds, earlier).run(blocks, end));
		}
	}

	private void progress(String what) {
		this.progress
			.say("start %d: %s after %.0f s".formatted(this.start, what, (System.nanoTime() - this.begin) / 1e9));
	}

	/** Runs one round of each block that has use and time for it. */
	private List<SliceRecord> cycle(RoundRunner rounds, List<BlockRun> blocks, long end)
			throws IOException, InterruptedException {
		List<SliceRecord> slices = new ArrayList<>();
		this.cycle++;
		for (BlockRun block : rounds.rotation().shuffled(blocks, this.cycle)) {
			if (isOpen(block, end)) {
				slices.addAll(next(block));
			}
		}
		return slices;
	}

	private boolean isOpen(BlockRun block, long end) {
		return !block.isDone() && this.problems.isEmpty() && System.nanoTime() + block.roundNanos() < end;
	}

	private List<SliceRecord> next(BlockRun block) throws IOException, InterruptedException {
		this.progress.working(this.title + " · " + block.state());
		List<SliceRecord> slices = block.next();
		this.problems.putAll(StartRecord.stopped(slices));
		this.problems.putAll(StartRecord.unreachable(slices));
		if (block.isDone()) {
			this.progress.say("start %d: %s".formatted(this.start, block.state()));
		}
		return slices;
	}

}
