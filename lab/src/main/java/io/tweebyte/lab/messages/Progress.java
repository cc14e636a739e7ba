package io.tweebyte.lab.messages;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import io.tweebyte.lab.work.Style;

/**
 * Counts records in progress, and those that end on another thread than one that polls or
 * sends them. Safe for use by several threads.
 */
final class Progress {

	private final Set<Thread> drivers = ConcurrentHashMap.newKeySet();

	private Usage first;

	private int current;

	private int most;

	private int handedOff;

	/** Notes that the calling thread polls or sends records. */
	void driveHere() {
		this.drivers.add(Thread.currentThread());
	}

	/** Counts a record that is sent, or whose handling begins. */
	synchronized void begin() {
		if (this.first == null) {
			this.first = Usage.now();
		}
		this.current++;
		this.most = Math.max(this.most, this.current);
	}

	/** Counts a record that is acknowledged or handled. */
	synchronized void end() {
		this.current--;
		if (!this.drivers.contains(Thread.currentThread())) {
			this.handedOff++;
		}
	}

	/** Returns what the process had used when the first record was in progress. */
	synchronized Usage first() {
		return this.first;
	}

	/** Returns how many records were in progress at the same time. */
	synchronized int most() {
		return this.most;
	}

	/** Returns how many records ended on a thread that neither polls nor sends. */
	synchronized int handedOff() {
		return this.handedOff;
	}

	/**
	 * Checks that as many records were in progress as a shape has, and that each was
	 * handed off, or none.
	 * @throws IllegalStateException when it was otherwise
	 */
	synchronized void check(MessageShape shape, Style style) {
		int least = shape.leastAtOnce();
		if (this.most < least || this.most > shape.inFlight()) {
			throw new IllegalStateException("%d records were in progress at once instead of %s.".formatted(this.most,
					(least == shape.inFlight()) ? least : least + " to " + shape.inFlight()));
		}
		int expected = shape.isHandedOff(style) ? shape.count() : 0;
		if (this.handedOff != expected) {
			throw new IllegalStateException("%d of %d records ended on another thread instead of %d."
				.formatted(this.handedOff, shape.count(), expected));
		}
	}

}
