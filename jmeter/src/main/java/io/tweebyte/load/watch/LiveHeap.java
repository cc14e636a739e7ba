package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a service holds on its heap when the garbage is gone. Asks for a full collection,
 * so never within a window.
 */
public class LiveHeap {

	private final Metrics metrics = new Metrics();

	/**
	 * The heap in use after a collection, in bytes; empty for what is no service or does
	 * not answer.
	 * @throws InterruptedException when interrupted while the service collects
	 */
	public Optional<Double> bytes(Watched process) throws InterruptedException {
		if (process.metrics().isEmpty() || !process.isAlive() || !collect(process.pid())) {
			return Optional.empty();
		}
		OptionalDouble used = this.metrics.heapUsed(process.metrics().get());
		return used.isPresent() ? Optional.of(used.getAsDouble()) : Optional.empty();
	}

	static boolean collect(long pid) throws InterruptedException {
		Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
		try {
			return new ProcessBuilder(jcmd.toString(), Long.toString(pid), "GC.run").redirectErrorStream(true)
				.redirectOutput(ProcessBuilder.Redirect.DISCARD)
				.start()
				.waitFor() == 0;
		}
		catch (IOException ex) {
			return false;
		}
	}

}
