package io.tweebyte.servers.process;

/** The signal that stops a process. */
public enum StopSignal {

	/** The usual one; PostgreSQL waits for its clients on it, so it gets {@link #INT}. */
	TERM,

	/** PostgreSQL's fast shutdown: clients are sent away, what is committed is kept. */
	INT

}
