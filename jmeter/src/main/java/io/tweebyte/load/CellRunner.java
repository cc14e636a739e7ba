package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import io.tweebyte.load.jmeter.JMeter;
import io.tweebyte.load.jmeter.Jtl;
import io.tweebyte.load.jmeter.JtlTail;
import io.tweebyte.load.jmeter.LoadPlan;
import io.tweebyte.load.jmeter.RunningPlan;
import io.tweebyte.load.watch.LiveHeap;
import io.tweebyte.load.watch.Machine;
import io.tweebyte.load.watch.MachineState;
import io.tweebyte.load.watch.ServiceMeter;
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
	private static final Duration PATIENCE = Duration.ofSeconds(60);

	/** For requests that are not answered yet when the load ends. */
	private static final Duration LAST_ANSWERS = Duration.ofSeconds(5);

	private static final long TICK_MILLIS = 1000;

	private final JMeter jmeter;

	private final Path plans;

	private final Timing timing;

	private final CellJudge judge;

	private final Progress progress;

	/**
	 * @param jmeter the load generator
	 * @param plans the folder of the plans
	 * @param timing the course of every cell
	 * @param judge says which cells count
	 * @param progress is told what is going on
	 */
	CellRunner(JMeter jmeter, Path plans, Timing timing, CellJudge judge, Progress progress) {
		this.jmeter = jmeter;
		this.plans = plans;
		this.timing = timing;
		this.judge = judge;
		this.progress = progress;
	}

	/**
	 * Runs the cell; raw samples, readings, JMeter's log and two summaries are kept in
	 * the folder.
	 * @param data the folder of the CSV files that the plan reads
	 * @param folder is made, and emptied of what a run that was killed left there
	 * @throws IOException when a file cannot be written or read
	 * @throws InterruptedException when the run is broken off; JMeter is stopped then
	 */
	CellResult run(Cell cell, Target target, Path data, Path folder) throws IOException, InterruptedException {
		CellFiles files = new CellFiles(folder);
		files.clear();
		List<String> problems = new ArrayList<>();
		OptionalDouble servedBefore = served(target);
		MachineState before = Machine.state();
		WarmUp warmUp = new WarmUp(this.timing);
		RunningPlan generator = this.jmeter.start(plan(cell, target, data), folder, files.samples());
		Watcher watcher = new Watcher(processes(target, generator), files.readings());
		try {
			awaitEnd(cell, generator, target.processes(), new JtlTail(files.samples()), warmUp)
				.ifPresent(problems::add);
		}
		finally {
			close(watcher).ifPresent(problems::add);
			generator.kill();
		}
		MachineState after = Machine.state();
		if (problems.isEmpty() && generator.exitValue() != 0) {
			problems.add("JMeter failed with exit code %d, see %s".formatted(generator.exitValue(),
					folder.resolve("jmeter.out")));
		}
		Recording recording = new Recording(Jtl.read(files.samples()), warmUp.start(), watcher.observations(),
				watcher.machine(), liveHeaps(target), served(servedBefore, served(target)), before, after);
		CellResult result = this.judge.judge(cell, recording, problems);
		if (result.window().isPresent()) {
			files.write(recording.jtl().samples(), result.window().get(), watcher.observations());
		}
		return result;
	}

	private LoadPlan plan(Cell cell, Target target, Path data) {
		boolean open = cell.model() == LoadModel.OPEN;
		return new LoadPlan(cell.scenario().plan(this.plans), target.entry(), data,
				open ? LoadPlan.usersFor(cell.level()) : cell.level(),
				open ? OptionalInt.of(cell.level()) : OptionalInt.empty(), this.timing.rampUp(), this.timing.total());
	}

	private static List<Watched> processes(Target target, RunningPlan generator) {
		List<Watched> processes = new ArrayList<>(target.processes());
		processes.add(Watched.alone(GENERATOR, generator.pid()));
		processes.add(Watched.alone(RIG, ProcessHandle.current().pid()));
		return processes;
	}

	private static Optional<String> close(Watcher watcher) {
		try {
			watcher.close();
			return Optional.empty();
		}
		catch (IOException ex) {
			return Optional.of(ex.getMessage());
		}
	}

	private Optional<String> awaitEnd(Cell cell, RunningPlan generator, List<Watched> backend, JtlTail samples,
			WarmUp warmUp) throws IOException, InterruptedException {
		long deadline = System.currentTimeMillis() + this.timing.total().plus(PATIENCE).toMillis();
		boolean finishing = false;
		boolean abandoned = false;
		while (!generator.awaitEnd(TICK_MILLIS)) {
			this.progress.working(cell.name());
			Optional<String> dead = dead(backend);
			if (dead.isPresent()) {
				return dead;
			}
			long now = System.currentTimeMillis();
			if (now > deadline) {
				return Optional.of("JMeter did not end in time and was stopped");
			}
			samples.read(warmUp::add);
			long end = warmUp.start()
				.map((start) -> this.timing.end(start.window(this.timing.measured())))
				.orElse(Long.MAX_VALUE);
			if (!finishing && now >= end) {
				finishing = true;
				generator.finish();
			}
			if (!abandoned && finishing && now >= end + LAST_ANSWERS.toMillis()) {
				abandoned = true;
				generator.abandon();
			}
		}
		// A backend that went down at the very end must not pass for one that worked.
		return dead(backend);
	}

	private static Optional<String> dead(List<Watched> backend) {
		return backend.stream()
			.filter((process) -> !process.isAlive())
			.map((process) -> process.name() + " died or was halted during the cell")
			.findFirst();
	}

	/** By the gateway, or past it by all services together. */
	private static OptionalDouble served(Target target) {
		List<Watched> services = target.processes().stream().filter((one) -> one.metrics().isPresent()).toList();
		List<Watched> entries = target.entry().isGateway() ? services.stream().limit(1).toList() : services;
		return entries.stream()
			.flatMap((entry) -> new ServiceMeter().served(entry).stream())
			.mapToDouble(Double::doubleValue)
			.reduce(Double::sum);
	}

	private static OptionalDouble served(OptionalDouble before, OptionalDouble after) {
		return (before.isPresent() && after.isPresent()) ? OptionalDouble.of(after.getAsDouble() - before.getAsDouble())
				: OptionalDouble.empty();
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
