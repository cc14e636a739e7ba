package io.tweebyte.servers.fault;

/** What a {@link FaultProxy} does to connections and responses. */
public enum Fault {

	/** Passes everything on. */
	NONE,

	/** Refuses connections, and ends those that are open. */
	DOWN,

	/** Keeps every response back for five seconds. */
	SLOW,

	/** Ends the connection in the middle of a response. */
	CUT,

	/** Replaces responses by random bytes. */
	RANDOM,

	/** Keeps the heads of HTTP responses, and makes their bodies unreadable. */
	UNREADABLE

}
