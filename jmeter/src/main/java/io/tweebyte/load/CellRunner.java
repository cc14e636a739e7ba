package io.tweebyte.load;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import io.tweebyte.load.jmeter.JMeter;
import io.tweebyte.load.jmeter.Jtl;
import io.tweebyte.load.jmeter.LoadPlan;
import io.tweebyte.load.watch.LiveHeap;
import io.tweebyte.load.watch.Watched;
import io.tweebyte.load.watch.Watcher;

/**
 * Runs one cell: load from JMeter, readings of every process beside it, and a judgement
 * at the end.
 */
class CellRunner {

	static final String GENERATOR = "jmeter";

	static final String RIG = "rig";

	/** JMeter's own start and end, beyond which it hangs. */
	private static final long PATIENCE_SECONDS = 60;

	private static final long TICK_MILLIS = 500;

	private final JMeter jmeter;

	private final Path plans;

	private final Path data;

	private final Timing timing;

	private final CellJudge judge;

	private final Progress progress;

	/**
	 * @param jmeter the load generator
	 * @param plans the folder of the plans
	 * @param data the CSV file of users and tokens
	 * @param timing the course of every cell
	 * @param judge says which cells count
	 * @param progress is told what is going on
	 */
	CellRunner(JMeter jmeter, Path plans, Path data, Timing timing, CellJudge judge, Progress progress) {
		this.jmeter = jmeter;
		this.plans = plans;
		this.data = data;
		this.timing = timing;
		this.judge = judge;
		this.progress = progress;
	}

	/**
	 * Runs the cell; raw samples, readings and JMeter's log are kept in the folder.
	 * @param folder is made
	 * @throws IOException when a file cannot be written or read
	 * @throws InterruptedException when the run is broken off; JMeter is stopped then
	 */
	CellResult run(Cell cell, Target target, Path folder) throws IOException, InterruptedException {
		Files.createDirectories(folder);
		Path samples = folder.resolve("samples.jtl");
		Process generator = this.jmeter.start(plan(cell, target.gateway()), folder, samples);
		List<Watched> processes = new ArrayList<>(target.processes());
		processes.add(Watched.alone(GENERATOR, generator.pid()));
		processes.add(Watched.alone(RIG, ProcessHandle.current().pid()));
		List<String> failures = new ArrayList<>();
		Watcher watcher;
		try (Watcher watching = new Watcher(processes, folder.resolve("processes.csv"))) {
			watcher = watching;
			awaitEnd(cell, generator, target.processes()).ifPresent(failures::add);
		}
		finally {
			generator.destroyForcibly().waitFor();
		}
		if (failures.isEmpty() && generator.exitValue() != 0) {
			failures.add("JMeter failed with exit code %d, see %s".formatted(generator.exitValue(),
					folder.resolve("jmeter.out")));
		}
		return this.judge.judge(cell, Jtl.read(samples), watcher, liveHeaps(target), failures);
	}

	private LoadPlan plan(Cell cell, URI gateway) {
		return new LoadPlan(cell.scenario().plan(this.plans), gateway.getHost(), gateway.getPort(),
				cell.scenario().prefix(), this.data, cell.level(), this.timing.rampUp(), this.timing.total());
	}

	private Optional<String> awaitEnd(Cell cell, Process generator, List<Watched> backend) throws InterruptedException {
		long deadline = System.nanoTime()
				+ TimeUnit.SECONDS.toNanos(this.timing.total().toSeconds() + PATIENCE_SECONDS);
		while (!generator.waitFor(TICK_MILLIS, TimeUnit.MILLISECONDS)) {
			this.progress.working(cell.name());
			Optional<String> dead = backend.stream()
				.filter((process) -> !process.isAlive())
				.map(Watched::name)
				.findFirst();
			if (dead.isPresent()) {
				return Optional.of(dead.get() + " died during the cell");
			}
			if (System.nanoTime() > deadline) {
				return Optional.of("JMeter did not end in time and was stopped");
			}
		}
		return Optional.empty();
	}

	private static Map<String, Double> liveHeaps(Target target) throws InterruptedException {
		Map<String, Double> heaps = new LinkedHashMap<>();
		LiveHeap live = new LiveHeap();
		for (Watched process : target.processes()) {
			live.bytes(process).ifPresent((bytes) -> heaps.put(process.name(), bytes));
		}
		return heaps;
	}

}
