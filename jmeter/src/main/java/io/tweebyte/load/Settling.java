package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

import io.tweebyte.load.jmeter.JMeter;
import io.tweebyte.load.jmeter.LoadPlan;
import io.tweebyte.load.jmeter.RunningPlan;
import io.tweebyte.load.watch.Watched;
import io.tweebyte.testsupport.Directories;

/**
 * Keeps a backend at work that was just started, before anything of it is measured: its
 * first cell would otherwise be one of cold code, and its last one of warm code.
 */
class Settling {

	/** For requests that are not answered yet when the time is over. */
	private static final Duration LAST_ANSWERS = Duration.ofSeconds(3);

	private final JMeter jmeter;

	private final Path plans;

	private final LoadOrder order;

	private final Path folder;

	private final Progress progress;

	/**
	 * @param jmeter the load generator
	 * @param plans the folder of the plans
	 * @param order says how long
	 * @param folder takes samples and logs, which are not kept
	 * @param progress is told what is going on
	 */
	Settling(JMeter jmeter, Path plans, LoadOrder order, Path folder, Progress progress) {
		this.jmeter = jmeter;
		this.plans = plans;
		this.order = order;
		this.folder = folder;
		this.progress = progress;
	}

	/**
	 * Lets users do all that the block's cells do, all of it at the same time.
	 * @return why the backend cannot be measured, empty when it can
	 * @throws IOException when JMeter does not start, or files cannot be written
	 * @throws InterruptedException when the run is broken off
	 */
	Optional<String> run(Block block, Scene scene) throws IOException, InterruptedException {
		this.progress.working(block.contender().label() + " settles");
		Directories.deleteIfExists(this.folder);
		List<RunningPlan> generators = new ArrayList<>();
		try {
			for (Cell cell : block.settling()) {
				Path own = Files.createDirectories(this.folder.resolve(cell.scenario().label()));
				generators.add(this.jmeter.startUnmeasured(plan(cell, scene), own, own.resolve("samples.jtl")));
			}
			await(generators);
		}
		finally {
			for (RunningPlan generator : generators) {
				generator.kill();
			}
		}
		Directories.deleteIfExists(this.folder);
		return scene.target()
			.processes()
			.stream()
			.filter((process) -> !process.isAlive())
			.map(Watched::name)
			.findFirst()
			.map((process) -> process + " died or was halted before anything was measured");
	}

	private void await(List<RunningPlan> generators) throws InterruptedException {
		awaitEnds(generators, this.order.settling());
		generators.forEach(RunningPlan::finish);
		awaitEnds(generators, LAST_ANSWERS);
	}

	/** Until all have ended, or the time is over. */
	private static void awaitEnds(List<RunningPlan> generators, Duration time) throws InterruptedException {
		long deadline = System.nanoTime() + time.toNanos();
		for (RunningPlan generator : generators) {
			generator.awaitEnd(Math.max(0, TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime())));
		}
	}

	private LoadPlan plan(Cell cell, Scene scene) throws IOException {
		boolean open = cell.model() == LoadModel.OPEN;
		return new LoadPlan(cell.scenario().plan(this.plans), scene.target().entry(), scene.data(cell),
				open ? LoadPlan.usersFor(cell.level()) : cell.level(),
				open ? OptionalInt.of(cell.level()) : OptionalInt.empty(), Duration.ZERO, this.order.settling(),
				this.order.seed());
	}

}
