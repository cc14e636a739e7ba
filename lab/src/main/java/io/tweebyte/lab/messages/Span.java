package io.tweebyte.lab.messages;

/**
 * What this process uses from the begin of a run to its end. Safe for use by several
 * threads.
 */
final class Span {

	private Usage first;

	private Usage last;

	/** Begins, unless it has begun. */
	synchronized void begin() {
		if (this.first == null) {
			this.first = Usage.now();
		}
	}

	/** Ends; a later end replaces an earlier one. */
	synchronized void end() {
		this.last = Usage.now();
	}

	/** Returns what was used between begin and end. */
	synchronized Usage usage() {
		return this.last.since(this.first);
	}

}
