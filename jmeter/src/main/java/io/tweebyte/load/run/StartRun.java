package io.tweebyte.load.run;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumSet;
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
import io.tweebyte.load.plan.Rotation;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.StartRecord.WarmUpRecord;

/** One start: all backends are up, and rounds of all blocks alternate. */
final class StartRun {

	/** Of a start's time, levels above the first get half as much as the first. */
	private static final int FIRST_WEIGHT = 2;

	/** Code is warm once the first level was measured. */
	private static final int SHORTER_WARM_UP = 3;

	private final RunOrder order;

	private final int start;

	private final RunningBackends backends;

	private final SliceSender sender;

	private final RunStore store;

	private final RunProgress progress;

	private final long begin;

	private final List<WarmUpRecord> warmUps = new ArrayList<>();

	private final Map<String, String> problems = new TreeMap<>();

	private int cycle;

	/**
	 * @param begin the time of {@link System#nanoTime()} at which backends began to start
	 */
	StartRun(RunOrder order, int start, RunningBackends backends, SliceSender sender, RunStore store,
			RunProgress progress, long begin) {
		this.begin = begin;
		this.order = order;
		this.start = start;
		this.backends = backends;
		this.sender = sender;
		this.store = store;
		this.progress = progress;
	}

	/**
	 * Measures until the intervals are narrow enough or the time is used up.
	 * @param end the time of {@link System#nanoTime()} at which it must be over
	 */
	StartRecord run(long end) throws IOException, SQLException, InterruptedException {
		checkResponses();
		try (SliceMeter meter = new SliceMeter(this.backends.all(), this.sender.pid())) {
			RoundRunner rounds = new RoundRunner(this.start, meter, this.sender, this.store);
			int weights = this.order.users().size() - 1 + FIRST_WEIGHT;
			int weight = FIRST_WEIGHT;
			for (int users : this.order.users()) {
				long now = System.nanoTime();
				measure(users, rounds, now + (end - now) * weight / weights);
				weights -= weight;
				weight = 1;
			}
		}
		return new StartRecord(this.start, this.problems.isEmpty(), (System.nanoTime() - this.begin) / 1e9,
				this.backends.startSeconds(), this.warmUps, this.problems);
	}

	/** Compares responses with those of the first backend, to the byte. */
	private void checkResponses() throws InterruptedException {
		Optional<PlanData> plan = this.backends.plan();
		if (plan.isEmpty()) {
			return;
		}
		ResponseCheck check = new ResponseCheck(plan.get(),
				new KeptResponses(this.store.folder().resolve("responses")));
		for (RunningBackend backend : this.backends.all()) {
			if (backend.target().isStarted()) {
				check.problem(backend.target(), EnumSet.of(Scenario.USER_SUMMARY, Scenario.USER_TWEETS))
					.ifPresent((problem) -> this.problems.put(backend.label(), problem));
			}
		}
	}

	private void measure(int users, RoundRunner rounds, long end)
			throws IOException, SQLException, InterruptedException {
		WorkCounter counter = new WorkCounter(this.backends, this.sender);
		List<BlockRun> blocks = this.order.blocks(users)
			.stream()
			.map((block) -> new BlockRun(block, this.start, this.order, rounds, counter))
			.toList();
		long warmUp = TimeUnit.SECONDS.toNanos(this.order.warmUpSeconds())
				/ ((users == this.order.users().getFirst()) ? 1 : SHORTER_WARM_UP);
		long warmEnd = Math.min(System.nanoTime() + warmUp, System.nanoTime() + (end - System.nanoTime()) / 2);
		Rotation rotation = new Rotation(this.order.seed(), this.order.labels());
		boolean isAny = true;
		while (isAny && this.problems.isEmpty()) {
			isAny = false;
			this.cycle++;
			for (BlockRun block : rotation.shuffled(blocks, this.start, this.cycle)) {
				if (!block.isDone() && this.problems.isEmpty() && System.nanoTime() + block.roundNanos() < end) {
					isAny = true;
					next(block, warmEnd);
				}
			}
		}
	}

	private void next(BlockRun block, long warmEnd) throws IOException, SQLException, InterruptedException {
		this.progress.working("start %d of %d · %s".formatted(this.start, this.order.starts(), block.state()));
		if (!block.isWarm()) {
			block.endWarmUp(System.nanoTime() > warmEnd, this.store::addWork);
			block.warm().ifPresent(this::noteWarm);
		}
		block.next()
			.stream()
			.flatMap((slice) -> slice.around().stopped().stream())
			.forEach((process) -> this.problems.put(process, "has ended or was stopped"));
		if (block.isDone()) {
			this.progress.say("start %d: %s".formatted(this.start, block.state()));
		}
	}

	private void noteWarm(WarmUpRecord warmUp) {
		this.warmUps.add(warmUp);
		this.progress.say("start %d: %s %s after %d rounds".formatted(this.start, warmUp.block(),
				warmUp.changing().isEmpty() ? "warm" : "not yet warm (" + String.join(", ", warmUp.changing()) + ")",
				warmUp.rounds()));
	}

}
