package io.tweebyte.load.watch;

import java.net.URI;
import java.util.Optional;

/**
 * A process to keep an eye on.
 *
 * @param name as in the table: {@code gateway}, {@code user}, {@code postgres},
 * {@code redis}, {@code jmeter}
 * @param pid the process; its children count with it
 * @param metrics where a service tells its heap, empty for what is no service
 */
public record Watched(String name, long pid, Optional<URI> metrics) {

	/**
	 * Whether it still runs.
	 */
	public boolean isAlive() {
		return ProcessHandle.of(this.pid).map(ProcessHandle::isAlive).orElse(false);
	}

}
