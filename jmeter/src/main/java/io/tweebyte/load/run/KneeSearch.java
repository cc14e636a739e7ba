package io.tweebyte.load.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Slot;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.StartRecord.KneeRecord;

/**
 * Searches for the highest rate that each backend serves well, by an up-down staircase:
 * one step up after a slice that was served well, one down after another (Dixon, Mood
 * 1948). All backends take turns. A start goes on where the one before it ended.
 *
 * @param earlier what was found in earlier starts, in their order
 */
record KneeSearch(RoundRunner rounds, List<KneeRecord> earlier) {

	/** From one rate to the next. */
	private static final double STEP = 1.1;

	/** Of the throughput of users who wait for their responses. */
	private static final double FIRST = 0.7;

	/** Low rates need longer slices until one request in a hundred is visible. */
	private static final double REQUESTS = 300;

	private static final long LEAST_MILLIS = 1000;

	private static final long MOST_MILLIS = 5000;

	/** Searches until the time {@code end} of {@link System#nanoTime()}. */
	List<KneeRecord> run(List<BlockRun> blocks, long end) throws IOException, InterruptedException {
		Map<Block, Map<String, List<Double>>> rates = new LinkedHashMap<>();
		this.rounds.repeat(blocks, 1, end, (block, number) -> round(block, number,
				rates.computeIfAbsent(block.block(), (key) -> new LinkedHashMap<>())));
		List<KneeRecord> records = new ArrayList<>();
		rates.forEach((block, backends) -> backends.forEach((backend, tried) -> records
			.add(new KneeRecord(block.name(), backend, tried.subList(0, tried.size() - 1)))));
		return records;
	}

	private void round(BlockRun run, int number, Map<String, List<Double>> rates)
			throws IOException, InterruptedException {
		Block block = run.block();
		for (Slot slot : this.rounds.rotation().once(block.name(), number)) {
			double throughput = run.throughput(slot.backend());
			if (throughput > 0) {
				List<Double> tried = rates.computeIfAbsent(slot.backend(),
						(key) -> new ArrayList<>(List.of(last(block, key).orElse(FIRST * throughput))));
				double rate = tried.getLast();
				long millis = Math.clamp((long) (REQUESTS / rate * 1e3), LEAST_MILLIS, MOST_MILLIS);
				SliceRecord slice = this.rounds
					.open(block, number, Phase.KNEE, List.of(slot), rate, millis, this.rounds.seed(number))
					.getFirst();
				long slow = this.rounds.order().slowMillis(block.scenario(), slot.backend());
				tried.add(slice.isServedWell(slow) ? rate * STEP : rate / STEP);
			}
		}
	}

	private Optional<Double> last(Block block, String backend) {
		return this.earlier.stream()
			.filter((knee) -> knee.block().equals(block.name()) && knee.backend().equals(backend))
			.map((knee) -> knee.rates().getLast())
			.reduce((before, after) -> after);
	}

}
