package io.tweebyte.load.watch;

/** What a process holds while requests are in progress, and gives back at their end. */
public enum HeldResource {

	/** Of the operating system; pools and the JVM start some at any time. */
	THREADS("threads", 8),

	/** File descriptors, which connections have, too. */
	FILES("open files", 16),

	/** Live objects after a full collection, in MiB; caches grow within this. */
	HEAP("heap (MiB)", 8),

	/** Connections to PostgreSQL in the middle of a transaction or a statement. */
	TRANSACTIONS("transactions in progress", 0),

	/** Connections to PostgreSQL; one pool may grow to its limit. */
	CONNECTIONS("connections", 10),

	SUBSCRIPTIONS("subscriptions", 0),

	/** Streams that did not open although all places should be free. */
	REFUSED_STREAMS("streams refused afterwards", 0),

	/** Responses that were no success, or broke off. */
	FAILURES("failed requests", 0);

	private final String label;

	private final double growth;

	HeldResource(String label, double growth) {
		this.label = label;
		this.growth = growth;
	}

	public String label() {
		return this.label;
	}

	/** Returns how much more there may be at the end than at the begin. */
	public double growth() {
		return this.growth;
	}

}
