package io.tweebyte.launcher.workspace;

import java.time.Duration;
import java.util.List;

/** Stops services by what the run files remember of them. */
public final class ServiceStop {

	/** A service finishes within 20 s what is in flight. */
	public static final Duration PATIENCE = Duration.ofSeconds(25);

	private ServiceStop() {
	}

	public static void stop(RunFiles runFiles, List<RunFile> entries) {
		entries.forEach((entry) -> entry.attach().signal());
		for (RunFile entry : entries) {
			entry.attach().stop(PATIENCE);
			runFiles.delete(entry);
		}
	}

}
