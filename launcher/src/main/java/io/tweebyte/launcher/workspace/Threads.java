package io.tweebyte.launcher.workspace;

/** What the async services run on; the reactive ones have no such choice. */
public enum Threads {

	/** Platform threads in bounded pools. */
	PLATFORM,

	/** Virtual threads. */
	VIRTUAL

}
