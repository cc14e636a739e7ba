package io.tweebyte.servers.process;

/** How long a process lives that this JVM started. */
public enum Lifetime {

	/** Until it is stopped or this JVM ends, however it ends. */
	GUARDED,

	/** Until it is stopped; it goes on when this JVM ends. */
	DETACHED

}
