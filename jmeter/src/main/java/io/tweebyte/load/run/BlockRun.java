package io.tweebyte.load.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

	/** The same of backends against themselves, in each start. */
	private static final double ITSELF_PRECISION = 0.08;

	/** A backend leaves the rotation after so many slices in a row that do not count. */
	private static final int MOST_FAILED = 3;

	/** Not precise, but no reason to take rounds from others: it may always fail. */
	private static final double UNKNOWN = Math.nextUp(1.0);

	private final Block block;

	private final RunOrder order;

	private final RoundRunner rounds;

	private final List<SliceRecord> measured = new ArrayList<>();

	private final Map<String, Integer> failed = new HashMap<>();

	private final Set<String> left = new HashSet<>();

	private boolean warm;

	private int round;

	private double need = UNKNOWN;

	private long roundNanos;

	BlockRun(Block block, RoundRunner rounds) {
		this.block = block;
		this.order = rounds.order();
		this.rounds = rounds;
	}

	Block block() {
		return this.block;
	}

	/** Returns mean requests per second with users who wait; 0 for none. */
	double throughput(String backend) {
		return this.measured.stream()
			.filter((slice) -> slice.backend().equals(backend) && slice.load().requests() > 0)
			.mapToDouble((slice) -> slice.load().requests() * 1e3 / slice.load().millis())
			.average()
			.orElse(0);
	}

	long roundNanos() {
		return this.roundNanos;
	}

	/** Ends the warm-up: from the next round on, figures count, and rounds are longer. */
	void endWarmUp() {
		this.warm = true;
		this.failed.clear();
		this.round = 0;
		this.roundNanos = this.rounds.measuredNanos(this.block, this.roundNanos);
	}

	/** Returns how many rounds there were since the warm-up, or of it. */
	int rounds() {
		return this.round;
	}

	/** Returns how many times wider than wanted the widest interval of this start is. */
	double need() {
		return this.need;
	}

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
			this.need = widest();
		}
		this.roundNanos = System.nanoTime() - from;
		return slices;
	}

	private void noteFailure(SliceRecord slice) {
		boolean failing = isFailing(slice);
		boolean counts = this.warm ? Exclusions.reason(slice).isEmpty() : !failing;
		int count = counts ? 0 : this.failed.getOrDefault(slice.backend(), 0) + 1;
		this.failed.put(slice.backend(), count);
		if (failing && count >= MOST_FAILED) {
			this.left.add(slice.backend());
		}
	}

	/** Code that is cold misses time limits, so in the warm-up all requests must fail. */
	private boolean isFailing(SliceRecord slice) {
		boolean someFailed = this.warm ? slice.errors() > 0 : slice.errors() >= slice.load().requests();
		return slice.load().requests() == 0 || someFailed || !slice.load().drained();
	}

	/** Returns whether further rounds are of no use. */
	boolean isDone() {
		List<String> labels = this.order.labels();
		return labels.stream().filter((backend) -> !this.left.contains(backend)).count() < Math.min(2, labels.size())
				|| this.warm && this.round >= Judgement.MIN_ROUNDS && this.need <= 1;
	}

	private double widest() {
		double enough = PRECISION * Math.sqrt(this.order.starts()) / 2;
		String reference = this.order.labels().getFirst();
		return Math.max(need(itself(), ITSELF_PRECISION),
				this.order.labels()
					.stream()
					.skip(1)
					.mapToDouble((backend) -> need(all().ratio(backend, reference, this.order.seed()), enough))
					.max()
					.orElse(0));
	}

	private static double need(Optional<PairedRatio> ratio, double enough) {
		double wide = ratio.map((one) -> one.precision() / enough).orElse(0.0);
		boolean isKnown = ratio.filter((one) -> one.rounds() >= Judgement.MIN_ROUNDS).isPresent();
		return isKnown ? wide : Math.max(wide, UNKNOWN);
	}

	/** Returns whether backends differ from themselves too much for a verdict. */
	boolean isVague() {
		return itself().filter((ratio) -> ratio.precision() > ITSELF_PRECISION).isPresent();
	}

	private Optional<PairedRatio> itself() {
		return all().itself(this.order.seed());
	}

	private BlockRounds all() {
		return new BlockRounds(this.measured, this.block.name());
	}

	/** Returns the ratios of the other backends to the first, in words. */
	String state() {
		if (!this.warm) {
			return "%s, warm-up round %d".formatted(this.block.name(), this.round);
		}
		BlockRounds all = all();
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
