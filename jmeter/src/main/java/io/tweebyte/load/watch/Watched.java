package io.tweebyte.load.watch;

import java.net.URI;
import java.util.Optional;

/**
 * A process to keep an eye on.
 *
 * @param name as in the table: {@code gateway}, {@code user}, {@code postgres},
 * {@code redis}, {@code jmeter}
 * @param family whether its children count with it, those that have ended included
 * @param metrics where a service tells its heap, empty for what is no service
 */
public record Watched(String name, long pid, boolean family, Optional<URI> metrics) {

	/** A service that tells its metrics. */
	public static Watched service(String name, long pid, URI metrics) {
		return new Watched(name, pid, false, Optional.of(metrics));
	}

	/**
	 * A process with its children, such as PostgreSQL, which has one a connection. Their
	 * own children count once they have ended.
	 */
	public static Watched family(String name, long pid) {
		return new Watched(name, pid, true, Optional.empty());
	}

	/** A process without its children. */
	public static Watched alone(String name, long pid) {
		return new Watched(name, pid, false, Optional.empty());
	}

	/** Whether it is worth a try to connect to it as to a JVM. */
	public boolean mayBeJvm() {
		return !this.family && !this.name.equals("redis");
	}

	/** Whether it still runs: one that was halted by a signal does not. */
	public boolean isAlive() {
		return ProcessHandle.of(this.pid).map(ProcessHandle::isAlive).orElse(false) && !ProcessTime.isStopped(this.pid);
	}

}
