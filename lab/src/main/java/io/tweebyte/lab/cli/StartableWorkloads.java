package io.tweebyte.lab.cli;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.catalog.ScriptWorkloads;
import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.claim.LeftOut;
import io.tweebyte.lab.script.ScriptRuntime;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/**
 * The workloads that can be run: without those whose program is missing, and without the
 * level messages when its broker cannot be started.
 *
 * @param leftOut what cannot be run, each with the reason
 * @param hasBroker whether the broker runs where it is needed
 */
record StartableWorkloads(List<Workload> workloads, List<String> leftOut, boolean hasBroker) {

	/**
	 * Looks for programs, and starts the broker if a workload needs it.
	 * @param say gets what is started, and why it cannot be
	 */
	static StartableWorkloads of(List<Workload> chosen, Sources sources, Consumer<String> say) throws IOException {
		List<Workload> workloads = found(chosen, ScriptRuntime::isFound);
		List<String> missing = chosen.stream()
			.filter((workload) -> !workloads.contains(workload))
			.map(StartableWorkloads::missing)
			.toList();
		missing.forEach(say);
		if (workloads.stream().noneMatch(StartableWorkloads::needsBroker)) {
			return new StartableWorkloads(workloads, missing, true);
		}
		say.accept("Starting a Kafka broker for the level messages: 10 seconds.");
		try {
			sources.messages().start();
			return new StartableWorkloads(workloads, missing, true);
		}
		catch (IOException ex) {
			String reason = LeftOut.ofLevel(Workloads.MESSAGES, ex.getMessage());
			say.accept(reason);
			return new StartableWorkloads(workloads.stream().filter((workload) -> !needsBroker(workload)).toList(),
					Stream.concat(missing.stream(), Stream.of(reason)).toList(), false);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException(ex);
		}
	}

	/**
	 * Starts the broker of other sources, and leaves out what cannot be run with them.
	 */
	StartableWorkloads startedFor(Sources others, Consumer<String> say) throws IOException {
		StartableWorkloads started = of(this.workloads, others, say);
		return new StartableWorkloads(started.workloads,
				Stream.concat(this.leftOut.stream(), started.leftOut.stream()).toList(),
				this.hasBroker && started.hasBroker);
	}

	static List<Workload> found(List<Workload> workloads, Predicate<ScriptRuntime> isFound) {
		return workloads.stream()
			.filter((workload) -> ScriptWorkloads.runtime(workload.name()).stream().allMatch(isFound))
			.toList();
	}

	private static String missing(Workload workload) {
		ScriptRuntime runtime = ScriptWorkloads.runtime(workload.name()).orElseThrow();
		return LeftOut.ofWorkload(workload.name(), runtime.label() + " is " + runtime.missing());
	}

	/** Returns the programs that are looked for. */
	static Table<ScriptRuntime> programs() {
		return new Table<>("", List.of(new Column<>("program", ScriptRuntime::label, Format.TEXT),
				new Column<>("found", ScriptRuntime::version, Format.TEXT)), List.of(ScriptRuntime.values()));
	}

	private static boolean needsBroker(Workload workload) {
		return workload.level().equals(Workloads.MESSAGES);
	}

	/** Returns whether the workload of a cell can be run. */
	boolean has(Cell cell) {
		return this.workloads.stream().anyMatch((workload) -> workload.name().equals(cell.workload()));
	}

}
