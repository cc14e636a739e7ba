package io.tweebyte.load.run;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

import io.tweebyte.load.judge.Knee;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.StartRecord.RateRecord;

/**
 * Rounds at a rate that all backends serve with ease, so that times show the backends and
 * not a queue. It follows from the lowest knee of all backends; where one of them has
 * none, from the users before, who wait for their responses.
 */
record LatencyRun(RoundRunner rounds) {

	/** Of the lowest knee. */
	private static final double KNEE_SHARE = 0.5;

	/** Of the throughput that the slowest backend had. */
	private static final double CLOSED_SHARE = 0.4;

	private static final long SLICE_MILLIS = 2000;

	/**
	 * Measures until the time is over. The first round of each block opens connections,
	 * and does not count.
	 * @param known the run so far, with its knees
	 * @param end the time of {@link System#nanoTime()}
	 */
	List<RateRecord> run(List<BlockRun> blocks, RunRecord known, long end) throws IOException, InterruptedException {
		Map<BlockRun, RateRecord> rates = new LinkedHashMap<>();
		for (BlockRun block : blocks) {
			RateRecord rate = rate(block, known);
			if (rate.rate() > 0) {
				rates.put(block, rate);
			}
		}
		this.rounds.repeat(List.copyOf(rates.keySet()), 0, end,
				(block, number) -> round(block, number, rates.get(block).rate()));
		return List.copyOf(rates.values());
	}

	private void round(BlockRun block, int number, double rate) throws IOException, InterruptedException {
		this.rounds.open(block.block(), Math.max(1, number), (number == 0) ? Phase.WARM_UP : Phase.LATENCY,
				this.rounds.rotation().once(block.block().name(), -number), rate, SLICE_MILLIS,
				this.rounds.seed(number));
	}

	private RateRecord rate(BlockRun block, RunRecord known) {
		List<String> backends = this.rounds.order().labels();
		OptionalDouble knee = Knee.lowest(known, block.block().scenario(), backends);
		return new RateRecord(block.block().name(),
				knee.isPresent() ? KNEE_SHARE * knee.getAsDouble()
						: CLOSED_SHARE * backends.stream().mapToDouble(block::throughput).min().orElse(0),
				knee.isPresent());
	}

}
