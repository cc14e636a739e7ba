package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;

import io.tweebyte.launcher.ServiceName;
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

	private static final long TICK_MILLIS = 250;

	/**
	 * The first arrival of an open model may let wait for it. JMeter is told to finish,
	 * and must not come to an end before.
	 */
	private static final Duration LATE_ARRIVAL = Duration.ofSeconds(10);

	private final JMeter jmeter;

	private final Path plans;

	private final Timing timing;

	private final long seed;

	private final CellJudge judge;

	private final Progress progress;

	/**
	 * @param jmeter the load generator
	 * @param plans the folder of the plans
	 * @param timing the course of every cell
	 * @param seed decides, with the number of the repeat, when requests of the open model
	 * arrive: at the same times for every backend
	 * @param judge says which cells count
	 * @param progress is told what is going on
	 */
	CellRunner(JMeter jmeter, Path plans, Timing timing, long seed, CellJudge judge, Progress progress) {
		this.jmeter = jmeter;
		this.plans = plans;
		this.timing = timing;
		this.seed = seed;
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
		OptionalDouble servedBefore = served(cell, target);
		MachineState before = Machine.state();
		RunningPlan generator = this.jmeter.start(plan(cell, target, data), folder, files.samples());
		Watcher watcher;
		OptionalLong ended;
		try {
			watcher = new Watcher(processes(target, generator), files.readings());
			ended = watch(cell, target, generator, files, watcher, problems);
		}
		finally {
			generator.kill();
		}
		MachineState after = Machine.state();
		if (problems.isEmpty() && generator.exitValue() != 0) {
			problems.add("JMeter failed with exit code %d, see %s".formatted(generator.exitValue(),
					folder.resolve("jmeter.out")));
		}
		Map<String, Double> liveHeaps = new LiveHeap().bytes(target.processes());
		OptionalDouble served = served(servedBefore, served(cell, target));
		return judged(cell, files, problems, (jtl) -> new Recording(jtl, ended, watcher.observations(),
				watcher.machine(), watcher.clock(), liveHeaps, served, before, after));
	}

	private CellResult judged(Cell cell, CellFiles files, List<String> problems, Function<Jtl, Recording> recordings)
			throws IOException {
		try {
			Recording recording = recordings.apply(Jtl.read(files.samples()));
			CellResult result = this.judge.judge(cell, recording, problems);
			if (result.window().isPresent()) {
				files.write(recording.jtl().samples(), result.window().get(), recording.observations());
			}
			return result;
		}
		catch (OutOfMemoryError ex) {
			// What was read is garbage by now, and the other cells are smaller or fail
			// likewise.
			return CellResult.failed(cell, "The samples in %s do not fit into the rig's memory of %d MiB"
				.formatted(files.samples(), Runtime.getRuntime().maxMemory() >> 20));
		}
	}

	private LoadPlan plan(Cell cell, Target target, Path data) {
		boolean open = cell.model() == LoadModel.OPEN;
		return new LoadPlan(cell.scenario().plan(this.plans), target.entry(), data,
				open ? LoadPlan.usersFor(cell.level()) : cell.level(),
				open ? OptionalInt.of(cell.level()) : OptionalInt.empty(), this.timing.rampUp(),
				open ? this.timing.total().plus(LATE_ARRIVAL) : this.timing.total(), this.seed + cell.repeat());
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

	private OptionalLong watch(Cell cell, Target target, RunningPlan generator, CellFiles files, Watcher watcher,
			List<String> problems) throws IOException, InterruptedException {
		try {
			return awaitEnd(cell, generator, target.processes(), new JtlTail(files.samples()), problems);
		}
		finally {
			close(watcher).ifPresent(problems::add);
		}
	}

	/**
	 * Waits until the load is over.
	 * @return when the generator ended of its own accord
	 */
	private OptionalLong awaitEnd(Cell cell, RunningPlan generator, List<Watched> backend, JtlTail samples,
			List<String> problems) throws IOException, InterruptedException {
		long deadline = System.currentTimeMillis() + this.timing.total().plus(PATIENCE).toMillis();
		OptionalLong first = OptionalLong.empty();
		boolean finishing = false;
		boolean abandoned = false;
		while (!generator.awaitEnd(TICK_MILLIS)) {
			this.progress.working(cell.name());
			Optional<String> dead = dead(backend);
			long now = System.currentTimeMillis();
			if (dead.isPresent() || now > deadline) {
				problems.add(dead.orElse("JMeter did not end in time and was stopped"));
				return OptionalLong.empty();
			}
			first = first.isPresent() ? first : samples.first();
			long end = first.isPresent() ? this.timing.end(this.timing.window(first.getAsLong())) : Long.MAX_VALUE;
			if (!finishing && now >= end) {
				finishing = true;
				generator.finish();
			}
			if (!abandoned && finishing && now >= end + LAST_ANSWERS.toMillis()) {
				abandoned = true;
				generator.abandon();
			}
		}
		long ended = System.currentTimeMillis();
		// A backend that went down at the very end must not pass for one that worked.
		dead(backend).ifPresent(problems::add);
		return finishing ? OptionalLong.empty() : OptionalLong.of(ended);
	}

	private static Optional<String> dead(List<Watched> backend) {
		return backend.stream()
			.filter((process) -> !process.isAlive())
			.map((process) -> process.name() + " died or was halted during the cell")
			.findFirst();
	}

	/** By the gateway, or past it by the service that users ask. */
	private static OptionalDouble served(Cell cell, Target target) {
		Optional<ServiceName> entry = target.entry().isGateway() ? Optional.of(ServiceName.GATEWAY)
				: cell.scenario().entry();
		return target.processes()
			.stream()
			.filter((process) -> entry.map(ServiceName::label).filter(process.name()::equals).isPresent())
			.flatMap((process) -> new ServiceMeter().served(process).stream())
			.mapToDouble(Double::doubleValue)
			.findFirst();
	}

	private static OptionalDouble served(OptionalDouble before, OptionalDouble after) {
		return (before.isPresent() && after.isPresent()) ? OptionalDouble.of(after.getAsDouble() - before.getAsDouble())
				: OptionalDouble.empty();
	}

}
