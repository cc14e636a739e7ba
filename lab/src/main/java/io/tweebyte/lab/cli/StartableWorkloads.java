package io.tweebyte.lab.cli;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

import io.tweebyte.lab.catalog.ScriptWorkloads;
import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.script.ScriptRuntime;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;

/** Leaves out what needs a program or a broker that is not there. */
final class StartableWorkloads {

	private StartableWorkloads() {
	}

	/**
	 * Starts the broker if a workload needs it.
	 * @param say gets what is started, and why it cannot be
	 * @return the workloads that can be run
	 */
	static List<Workload> of(List<Workload> workloads, Sources sources, Consumer<String> say) throws IOException {
		if (workloads.stream().noneMatch(StartableWorkloads::needsBroker)) {
			return workloads;
		}
		say.accept("Starting a Kafka broker for the level messages: 10 seconds.");
		try {
			sources.messages().start();
			return workloads;
		}
		catch (IOException ex) {
			say.accept("%s The level messages is left out.".formatted(ex.getMessage()));
			return workloads.stream().filter((workload) -> !needsBroker(workload)).toList();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException(ex);
		}
	}

	/** Returns the workloads whose programs are found; a missing one is no failure. */
	static List<Workload> found(List<Workload> workloads) {
		return found(workloads, ScriptRuntime::isFound);
	}

	static List<Workload> found(List<Workload> workloads, Predicate<ScriptRuntime> isFound) {
		return workloads.stream()
			.filter((workload) -> ScriptWorkloads.runtime(workload.name()).stream().allMatch(isFound))
			.toList();
	}

	/** Returns the programs that are looked for. */
	static Table<ScriptRuntime> programs() {
		return new Table<>("", List.of(new Column<>("program", ScriptRuntime::label, Format.TEXT),
				new Column<>("found", ScriptRuntime::version, Format.TEXT)), List.of(ScriptRuntime.values()));
	}

	private static boolean needsBroker(Workload workload) {
		return workload.level().equals(Workloads.MESSAGES);
	}

}
