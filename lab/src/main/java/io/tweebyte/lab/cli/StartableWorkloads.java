package io.tweebyte.lab.cli;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;

/** Leaves out the level messages when its broker cannot be started. */
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

	private static boolean needsBroker(Workload workload) {
		return workload.level().equals(Workloads.MESSAGES);
	}

}
