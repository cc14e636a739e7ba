package io.tweebyte.launcher.fault;

/** What a {@link FaultProxy} does to those who ask through it. */
public enum Fault {

	/** Passes everything on. */
	NONE,

	/** Refuses connections, and ends those that are open. */
	DOWN,

	/** Keeps every response back for five seconds. */
	SLOW,

	/** Ends the connection in the middle of a response. */
	CUT,

	/** Answers with random bytes. */
	RUBBISH,

	/** Keeps the heads of HTTP answers, and makes their bodies unreadable. */
	NONSENSE

}
