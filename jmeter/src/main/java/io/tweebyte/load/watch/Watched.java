package io.tweebyte.load.watch;

import java.net.URI;
import java.util.Optional;

/**
 * A process to keep an eye on.
 *
 * @param name as in the table: {@code gateway}, {@code user}, {@code postgres},
 * {@code redis}, {@code jmeter}
 * @param pid the process
 * @param family whether its children count with it, those that have ended included
 * @param metrics where a service tells its heap, empty for what is no service
 */
public record Watched(String name, long pid, boolean family, Optional<URI> metrics) {

	/**
	 * A service that tells its metrics.
	 */
	public static Watched service(String name, long pid, URI metrics) {
		return new Watched(name, pid, true, Optional.of(metrics));
	}

	/**
	 * A process with its children, such as PostgreSQL, which has one a connection.
	 */
	public static Watched family(String name, long pid) {
		return new Watched(name, pid, true, Optional.empty());
	}

	/**
	 * This JVM alone: what it started is watched by names of its own.
	 */
	public static Watched self(String name) {
		return new Watched(name, ProcessHandle.current().pid(), false, Optional.empty());
	}

	/**
	 * Whether it still runs.
	 */
	public boolean isAlive() {
		return ProcessHandle.of(this.pid).map(ProcessHandle::isAlive).orElse(false);
	}

}
