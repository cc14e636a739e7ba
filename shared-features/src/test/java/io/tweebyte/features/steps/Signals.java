package io.tweebyte.features.steps;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.assertj.core.api.Assertions;

/** What the operating system does to processes. */
final class Signals {

	private static final String STOPPED = "T";

	private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);

	private Signals() {
	}

	static void send(long process, String signal) {
		run(List.of("kill", "-" + signal, Long.toString(process)));
	}

	/**
	 * Waits until every thread of a process stands still: each stops when it is next
	 * looked at, not at the moment of the signal.
	 * @param process its id
	 */
	static void awaitStopped(long process) {
		long end = System.nanoTime() + PATIENCE;
		while (!isStopped(process)) {
			Assertions.assertThat(System.nanoTime()).as("the process does not stop").isLessThan(end);
			Thread.onSpinWait();
		}
	}

	private static boolean isStopped(long process) {
		return run(List.of("ps", "-L", "-o", "state=", "-p", Long.toString(process))).lines()
			.allMatch((state) -> state.strip().startsWith(STOPPED));
	}

	private static String run(List<String> command) {
		try {
			Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
			String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
			Assertions.assertThat(process.waitFor()).as("%s: %s", command, printed).isZero();
			return printed;
		}
		catch (IOException ex) {
			throw new IllegalStateException("This system has no " + command.getFirst(), ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("Interrupted while waiting for " + command, ex);
		}
	}

}
