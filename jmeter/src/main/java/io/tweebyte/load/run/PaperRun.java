package io.tweebyte.load.run;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

import io.tweebyte.load.backend.BackendSource;
import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Rotation;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Slot;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.StartRecord;

/**
 * The study's own protocol: for each number of users a backend is started anew, warmed up
 * and measured once, with nothing else beside it. A repeat counts as a start.
 */
public record PaperRun(RunStore store, RunRecord run, Function<String, BackendSource> sources, LoadGenerator generator,
		RunProgress progress, long measuredMillis) {

	/** In the study. */
	public static final long MEASURED_MILLIS = 180_000;

	/**
	 * Measures all cells that are not yet measured.
	 * @throws IOException when files cannot be written or JMeter ends
	 * @throws InterruptedException when the run is interrupted; all cells so far are kept
	 */
	public void measure() throws IOException, SQLException, InterruptedException {
		RunRecord measured = this.run;
		this.store.write(measured);
		for (int repeat = 1; repeat <= measured.order().starts(); repeat++) {
			if (!measured.isComplete(repeat)) {
				long begin = System.nanoTime();
				repeat(repeat);
				measured = measured.with(StartRecord.of(repeat, begin, List.of(), Map.of()));
				this.store.write(measured);
			}
		}
	}

	private void repeat(int repeat) throws IOException, SQLException, InterruptedException {
		RunOrder order = this.run.order();
		List<Cell> cells = new ArrayList<>();
		order.blocks().forEach((block) -> order.backends().forEach((backend) -> cells.add(new Cell(block, backend))));
		List<SliceRecord> known = this.store.slices();
		for (Cell cell : new Rotation(repeat, order).shuffled(cells, 0)) {
			boolean isMeasured = known.stream().anyMatch((slice) -> cell.isOf(slice, repeat));
			if (!isMeasured) {
				this.progress.say("repeat %d of %d: %s %s".formatted(repeat, order.starts(), cell.block().name(),
						cell.backend()));
				measure(cell, repeat);
			}
		}
	}

	private void measure(Cell cell, int repeat) throws IOException, SQLException, InterruptedException {
		try (RunningBackends backends = this.sources.apply(cell.backend()).start(repeat);
				SlicedLoad load = this.generator.start(List.of(cell.block()), backends.data());
				SliceMeter meter = new SliceMeter(backends, load)) {
			RoundRunner rounds = new RoundRunner(repeat, this.run.order(), meter, this.store);
			List<Slot> slots = List.of(new Slot(cell.backend(), false));
			rounds.run(cell.block(), 1, Phase.WARM_UP, slots,
					TimeUnit.SECONDS.toMillis(this.run.order().warmUpSeconds()));
			rounds.run(cell.block(), 1, Phase.MEASURED, slots, this.measuredMillis);
		}
	}

	private record Cell(Block block, String backend) {

		boolean isOf(SliceRecord slice, int repeat) {
			return slice.start() == repeat && slice.phase() == Phase.MEASURED && slice.block().equals(this.block.name())
					&& slice.backend().equals(this.backend);
		}

	}

}
