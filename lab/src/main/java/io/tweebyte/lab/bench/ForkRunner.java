package io.tweebyte.lab.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
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
import org.openjdk.jmh.results.RunResult;

/** Measures one cell in a JVM of its own, with JMH. */
public final class ForkRunner implements LabRun.CellRunner, AutoCloseable {

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
	public Fork run(Cell cell, int round, Path output) throws IOException {
		if (isOf(cell, Workloads.MESSAGES)) {
			return message(cell, round);
		}
		if (ScriptWorkloads.runtime(cell.workload()).isPresent()) {
			return script(cell, round);
		}
		RunResult result = new JmhFork(this.preset, parameters(cell), output).run();
		Outcome outcome = outcome(cell.workload());
		double units = Workloads.named(cell.workload()).units().applyAsLong(outcome);
		return new Fork(round, cell, JmhFork.secondary(result, CpuProfiler.CPU) / units,
				result.getPrimaryResult().getScore() / units, JmhFork.secondary(result, JmhFork.ALLOCATED) / units,
				outcome);
	}

	/**
	 * Measures records of Kafka, which JMH cannot: their setup takes longer than they do.
	 */
	private Fork message(Cell cell, int round) throws IOException {
		try {
			Delivery delivery = new MessageRunner(this.sources.messages()).measure(cell.style(),
					MessageWorkloads.shape(cell.workload(), this.sources.messages().count()), this.preset.records());
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
			throw new IOException(difference);
		}
		double units = Workloads.named(cell.workload()).units().applyAsLong(outcome);
		return new Fork(round, cell, needed.cpu() / units, needed.time() / units, Double.NaN, outcome);
	}

	private static boolean isOf(Cell cell, String level) {
		return Workloads.named(cell.workload()).level().equals(level);
	}

	private Map<String, String> parameters(Cell cell) throws IOException {
		return Map.of("workload", cell.workload(), "style", cell.style().name(), "books", this.books.toString(),
				"service", service(cell), "expected", outcome(cell.workload()).text(), "burned",
				Double.toString(this.burned.applyAsDouble(cell)));
	}

	/** Returns the address of the service where it is called; it is then running. */
	private String service(Cell cell) throws IOException {
		return isOf(cell, Workloads.CALLS) ? this.sources.calls().address().toString() : UNUSED;
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

}
