package io.tweebyte.lab.cli;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;

/**
 * The workloads that can be run: without the level messages when its broker cannot be
 * started.
 *
 * @param leftOut what cannot be run, each with the reason
 */
record StartableWorkloads(List<Workload> workloads, List<String> leftOut) {

	/**
	 * Starts the broker if a workload needs it.
	 * @param say gets what is started, and why it cannot be
	 */
	static StartableWorkloads of(List<Workload> workloads, Sources sources, Consumer<String> say) throws IOException {
		if (workloads.stream().noneMatch(StartableWorkloads::needsBroker)) {
			return new StartableWorkloads(workloads, List.of());
		}
		say.accept("Starting a Kafka broker for the level messages: 10 seconds.");
		try {
			sources.messages().start();
			return new StartableWorkloads(workloads, List.of());
		}
		catch (IOException ex) {
			String reason = "%s The level messages is left out.".formatted(ex.getMessage());
			say.accept(reason);
			return new StartableWorkloads(workloads.stream().filter((workload) -> !needsBroker(workload)).toList(),
					List.of(reason));
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException(ex);
		}
	}

	private static boolean needsBroker(Workload workload) {
		return workload.level().equals(Workloads.MESSAGES);
	}

	/** Returns whether the workload of a cell can be run. */
	boolean has(Cell cell) {
		return this.workloads.stream().anyMatch((workload) -> workload.name().equals(cell.workload()));
	}

}
