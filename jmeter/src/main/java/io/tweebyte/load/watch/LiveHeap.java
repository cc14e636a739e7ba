package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What services hold on their heaps when the garbage is gone. Asks for full collections,
 * so never within a window.
 */
public class LiveHeap {

	private final Metrics metrics = new Metrics();

	/** Has services collect. */
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
