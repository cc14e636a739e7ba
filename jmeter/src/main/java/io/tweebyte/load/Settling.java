package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

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
	 * Lets users do all that the block's cells do, one kind after the other, each for the
	 * same part of the time.
	 * @return why the backend cannot be measured, empty when it can
	 * @throws IOException when JMeter does not start, or files cannot be written
	 * @throws InterruptedException when the run is broken off
	 */
	Optional<String> run(Block block, Scene scene) throws IOException, InterruptedException {
		for (Cell cell : block.settling()) {
			this.progress.working(block.contender().label() + " settles");
			Directories.deleteIfExists(this.folder);
			Files.createDirectories(this.folder);
			run(plan(cell, scene), this.order.settling().dividedBy(block.settling().size()));
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

	private void run(LoadPlan plan, Duration time) throws IOException, InterruptedException {
		RunningPlan generator = this.jmeter.start(plan, this.folder, this.folder.resolve("samples.jtl"));
		try {
			if (!generator.awaitEnd(time.toMillis())) {
				generator.finish();
				generator.awaitEnd(LAST_ANSWERS.toMillis());
			}
		}
		finally {
			generator.kill();
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
