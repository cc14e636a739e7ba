package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What services hold on their heaps when the garbage is gone. Asks for full collections,
 * so never within a window.
 */
public class LiveHeap {

	private final Metrics metrics = new Metrics();

	/**
	 * The heap in use after a collection, in bytes, by the process's name; without what
	 * is no service or does not answer. All collect at the same time.
	 * @throws InterruptedException when interrupted while services collect
	 */
	public Map<String, Double> bytes(List<Watched> processes) throws InterruptedException {
		List<Watched> services = processes.stream()
			.filter((process) -> process.metrics().isPresent() && process.isAlive())
			.toList();
		Map<String, Double> heaps = new LinkedHashMap<>();
		for (Watched service : collect(services)) {
			this.metrics.heapUsed(service.metrics().orElseThrow())
				.ifPresent((bytes) -> heaps.put(service.name(), bytes));
		}
		return heaps;
	}

	/**
	 * Has services collect.
	 * @return those that have
	 */
	List<Watched> collect(List<Watched> services) throws InterruptedException {
		List<Process> collections = new ArrayList<>();
		try {
			for (Watched service : services) {
				collections.add(collection(service.pid()));
			}
		}
		catch (IOException ex) {
			// Without the JDK's tool nobody has collected.
			return List.of();
		}
		List<Watched> collected = new ArrayList<>();
		for (int index = 0; index < services.size(); index++) {
			if (collections.get(index).waitFor() == 0) {
				collected.add(services.get(index));
			}
		}
		return collected;
	}

	private static Process collection(long pid) throws IOException {
		Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
		return new ProcessBuilder(jcmd.toString(), Long.toString(pid), "GC.run").redirectErrorStream(true)
			.redirectOutput(ProcessBuilder.Redirect.DISCARD)
			.start();
	}

}
