package io.tweebyte.measuring.machine;

import java.net.URI;
import java.util.Optional;

/**
 * A process whose use of the machine is measured.
 *
 * @param name in tables
 * @param family whether its children count with it, those that have ended included
 * @param metrics the address of its metrics for Prometheus; empty where it has none
 */
public record WatchedProcess(String name, long pid, boolean family, Optional<URI> metrics) {

	/** A JVM with metrics. */
	public static WatchedProcess service(String name, long pid, URI metrics) {
		return new WatchedProcess(name, pid, false, Optional.of(metrics));
	}

	/**
	 * A process with its children, such as PostgreSQL, which has one a connection. Their
	 * own children count once they have ended.
	 */
	public static WatchedProcess family(String name, long pid) {
		return new WatchedProcess(name, pid, true, Optional.empty());
	}

	/** A process without its children. */
	public static WatchedProcess alone(String name, long pid) {
		return new WatchedProcess(name, pid, false, Optional.empty());
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
