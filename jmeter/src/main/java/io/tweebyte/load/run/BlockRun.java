package io.tweebyte.load.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import io.tweebyte.load.judge.BlockRounds;
import io.tweebyte.load.judge.Exclusions;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Rotation;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Slot;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;

/**
 * A block in one start: rounds of warm-up, then measured rounds until the intervals are
 * narrow enough.
 */
final class BlockRun {

	/** Half of an interval as a share of its ratio, of all starts together. */
	private static final double PRECISION = 0.05;

	/** A backend leaves the rotation after so many slices in a row that do not count. */
	private static final int MOST_FAILED = 3;

	private static final double MILLIS_PER_SECOND = 1000;

	private final Block block;

	private final RunOrder order;

	private final RoundRunner rounds;

	private final List<SliceRecord> measured = new ArrayList<>();

	private final Map<String, Integer> failed = new HashMap<>();

	private final Set<String> left = new HashSet<>();

	private boolean warm;

	private int round;

	private long roundNanos;

	BlockRun(Block block, RoundRunner rounds) {
		this.block = block;
		this.order = rounds.order();
		this.rounds = rounds;
	}

	Block block() {
		return this.block;
	}

	/**
	 * Returns how many requests per second a backend served on average, with users who
	 * wait for their responses; 0 where none was served.
	 */
	double throughput(String backend) {
		return this.measured.stream()
			.filter((slice) -> slice.backend().equals(backend) && slice.load().requests() > 0)
			.mapToDouble((slice) -> slice.load().requests() * MILLIS_PER_SECOND / slice.load().millis())
			.average()
			.orElse(0);
	}

	/** Returns how long the last round took. */
	long roundNanos() {
		return this.roundNanos;
	}

	/** Ends the warm-up: from the next round on, figures count. */
	void endWarmUp() {
		this.warm = true;
		this.round = 0;
	}

	/** Runs one round. */
	List<SliceRecord> next() throws IOException, InterruptedException {
		long from = System.nanoTime();
		this.round++;
		Phase phase = this.warm ? Phase.MEASURED : Phase.WARM_UP;
		Rotation rotation = this.rounds.rotation();
		List<Slot> slots = this.warm ? rotation.measured(this.block.name(), this.round)
				: rotation.warmUp(this.block.name(), this.round);
		List<SliceRecord> slices = this.rounds.run(this.block, this.round, phase,
				slots.stream().filter((slot) -> !this.left.contains(slot.backend())).toList());
		slices.forEach(this::noteFailure);
		if (this.warm) {
			this.measured.addAll(slices);
		}
		this.roundNanos = System.nanoTime() - from;
		return slices;
	}

	private void noteFailure(SliceRecord slice) {
		boolean counts = Exclusions.reason(slice).isEmpty();
		int count = counts ? 0 : this.failed.getOrDefault(slice.backend(), 0) + 1;
		this.failed.put(slice.backend(), count);
		boolean failing = slice.load().requests() == 0 || slice.errors() > 0 || !slice.load().drained();
		if (failing && count >= MOST_FAILED) {
			this.left.add(slice.backend());
		}
	}

	/** Returns whether further rounds are of no use. */
	boolean isDone() {
		return this.order.labels().size() - this.left.size() < Math.min(2, this.order.labels().size())
				|| this.warm && this.round >= Judgement.MIN_ROUNDS && isPrecise();
	}

	private boolean isPrecise() {
		double enough = PRECISION * Math.sqrt(this.order.starts()) / 2;
		BlockRounds all = new BlockRounds(this.measured, this.block.name());
		String reference = this.order.labels().getFirst();
		return this.order.labels()
			.stream()
			.skip(1)
			.map((backend) -> all.ratio(backend, reference, this.order.seed()))
			.allMatch((ratio) -> ratio.filter((one) -> isPrecise(one, enough)).isPresent());
	}

	private static boolean isPrecise(PairedRatio ratio, double enough) {
		return ratio.rounds() >= Judgement.MIN_ROUNDS && ratio.precision() <= enough;
	}

	/** Returns the ratios of the other backends to the first, in words. */
	String state() {
		if (!this.warm) {
			return "%s, warm-up round %d".formatted(this.block.name(), this.round);
		}
		BlockRounds all = new BlockRounds(this.measured, this.block.name());
		String reference = this.order.labels().getFirst();
		return "%s, round %d".formatted(this.block.name(), this.round) + this.order.labels()
			.stream()
			.skip(1)
			.flatMap((backend) -> all.ratio(backend, reference, this.order.seed())
				.map((ratio) -> ", %s/%s %.2f (%.2f to %.2f)".formatted(backend, reference, ratio.value(),
						ratio.interval().low(), ratio.interval().high()))
				.stream())
			.collect(Collectors.joining());
	}

}
