package io.tweebyte.servers.process;

/** The signal by which a process is asked to stop. */
public enum StopSignal {

	/**
	 * The usual one. PostgreSQL, which waits for its clients on it, takes {@link #INT}.
	 */
	TERM,

	/** PostgreSQL's fast shutdown: clients are sent away, what is committed is kept. */
	INT

}
