package io.tweebyte.lab.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

import io.tweebyte.lab.catalog.MessageWorkloads;
import io.tweebyte.lab.catalog.ScriptWorkloads;
import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.messages.Delivery;
import io.tweebyte.lab.messages.MessageRunner;
import io.tweebyte.lab.script.ScriptRun;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Scale;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures one cell in a JVM of its own, with JMH. */
public final class ForkRunner implements LabRun.CellRunner, AutoCloseable {

	private static final int WARNS_OF_UNSAFE = 24;

	static final String ALLOCATED = "gc.alloc.rate.norm";

	private static final String UNUSED = "http://127.0.0.1/";

	private final Path books;

	private final Sources sources;

	private final LabPreset preset;

	private final Map<String, Outcome> outcomes = new HashMap<>();

	private final ToDoubleFunction<Cell> burned;

	/**
	 * Creates a runner.
	 * @throws IOException when the books cannot be read
	 */
	public ForkRunner(Path books, LabPreset preset) throws IOException {
		this(books, preset, (cell) -> 0);
	}

	/**
	 * Creates a runner of cells that burn CPU.
	 * @param burned the share of its own CPU that a cell burns besides
	 */
	ForkRunner(Path books, LabPreset preset, ToDoubleFunction<Cell> burned) throws IOException {
		this.burned = burned;
		this.books = books;
		this.sources = Sources.withCheckedBooks(Scale.MEASURED, books);
		this.preset = preset;
	}

	/** Returns what cells take from; it may be started before the first one needs it. */
	public Sources sources() {
		return this.sources;
	}

	@Override
	public Fork run(Cell cell, int round) throws IOException {
		if (isOf(cell, Workloads.MESSAGES)) {
			return message(cell, round);
		}
		if (ScriptWorkloads.runtime(cell.workload()).isPresent()) {
			return script(cell, round);
		}
		Collection<RunResult> results = jmh(cell);
		if (results.isEmpty()) {
			throw new IOException("The style %s of %s has failed; ./tweebyte lab check says how."
				.formatted(cell.style().label(), cell.workload()));
		}
		RunResult result = results.iterator().next();
		Outcome outcome = outcome(cell.workload());
		double units = Workloads.named(cell.workload()).units().applyAsLong(outcome);
		return new Fork(round, cell, secondary(result, CpuProfiler.CPU) / units,
				result.getPrimaryResult().getScore() / units, secondary(result, ALLOCATED) / units, outcome);
	}

	/**
	 * Measures records of Kafka, which JMH cannot: their setup takes longer than they do.
	 */
	private Fork message(Cell cell, int round) throws IOException {
		try {
			Delivery delivery = new MessageRunner(this.sources.messages()).measure(cell.style(),
					MessageWorkloads.shape(cell.workload(), this.sources.messages().count()));
			return new Fork(round, cell, delivery.cpu(), delivery.time(), delivery.allocated(), delivery.outcome());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException(ex);
		}
	}

	/** Measures a style in another language, as long as JMH would measure one in Java. */
	private Fork script(Cell cell, int round) throws IOException {
		ScriptRun.Needed needed = ScriptWorkloads.run(cell.workload(), cell.style(), this.sources)
			.measure(this.preset.iteration().multipliedBy(this.preset.warmUps()),
					this.preset.iteration().multipliedBy(this.preset.iterations()));
		Outcome outcome = Outcome.of(needed.outcome());
		String difference = outcome.differenceTo(outcome(cell.workload()));
		if (!difference.isEmpty()) {
			throw new IOException("%s: %s".formatted(cell, difference));
		}
		double units = Workloads.named(cell.workload()).units().applyAsLong(outcome);
		return new Fork(round, cell, needed.cpu() / units, needed.time() / units, Double.NaN, outcome);
	}

	private static boolean isOf(Cell cell, String level) {
		return Workloads.named(cell.workload()).level().equals(level);
	}

	private Collection<RunResult> jmh(Cell cell) throws IOException {
		try {
			return new Runner(options(cell)).run();
		}
		catch (RunnerException ex) {
			throw new IOException("JMH cannot measure %s: %s".formatted(cell, ex.getMessage()), ex);
		}
	}

	private Options options(Cell cell) throws IOException {
		TimeValue time = TimeValue.milliseconds(this.preset.iteration().toMillis());
		return new OptionsBuilder().include(CellBenchmark.class.getName())
			.param("workload", cell.workload())
			.param("style", cell.style().name())
			.param("books", this.books.toString())
			.param("service", service(cell))
			.param("expected", outcome(cell.workload()).text())
			.param("burned", Double.toString(this.burned.applyAsDouble(cell)))
			.forks(1)
			.warmupIterations(this.preset.warmUps())
			.warmupTime(time)
			.measurementIterations(this.preset.iterations())
			.measurementTime(time)
			.jvmArgs(flags())
			.addProfiler(CpuProfiler.class)
			.addProfiler(GCProfiler.class)
			.verbosity(VerboseMode.SILENT)
			.shouldFailOnError(true)
			.build();
	}

	/** Returns the address of the service where it is called; it is then running. */
	private String service(Cell cell) throws IOException {
		return isOf(cell, Workloads.CALLS) ? this.sources.calls().address().toString() : UNUSED;
	}

	private static String[] flags() {
		List<String> flags = new ArrayList<>(
				List.of("-Xms512m", "-Xmx512m", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"));
		if (Runtime.version().feature() >= WARNS_OF_UNSAFE) {
			// JMH asks for the layout of objects, which newer JDKs warn of in each fork
			flags.add("--sun-misc-unsafe-memory-access=allow");
		}
		return flags.toArray(String[]::new);
	}

	/** Returns what each style must do, by what the first one does. */
	private Outcome outcome(String name) throws IOException {
		Outcome known = this.outcomes.get(name);
		if (known == null) {
			known = run(Workloads.named(name));
			this.outcomes.put(name, known);
		}
		return known;
	}

	private Outcome run(Workload workload) throws IOException {
		try {
			return workload.prepare(workload.first(), this.sources).run();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException(ex);
		}
		catch (IOException ex) {
			throw ex;
		}
		catch (Exception ex) {
			throw new IOException(ex);
		}
	}

	@Override
	public void close() throws IOException {
		this.sources.close();
	}

	private static double secondary(RunResult result, String name) {
		return result.getSecondaryResults()
			.entrySet()
			.stream()
			.filter((entry) -> entry.getKey().endsWith(name))
			.map(Map.Entry::getValue)
			.mapToDouble(Result::getScore)
			.findFirst()
			.orElse(Double.NaN);
	}

}
