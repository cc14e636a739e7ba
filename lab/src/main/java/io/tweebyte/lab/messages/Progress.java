package io.tweebyte.lab.messages;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import io.tweebyte.lab.work.Style;

/**
 * Counts records in progress, those that end on another thread than one that polls or
 * sends them, and fetches and commits of consumers. Safe for use by several threads.
 */
final class Progress {

	private final Set<Thread> drivers = ConcurrentHashMap.newKeySet();

	private int current;

	private int most;

	private int handedOff;

	private int commits;

	private int fetches;

	/** Notes that the calling thread polls or sends records. */
	void driveHere() {
		this.drivers.add(Thread.currentThread());
	}

	/** Counts a record that is sent, or whose handling begins. */
	synchronized void begin() {
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

	/** Counts a commit of records that are handled. */
	synchronized void commit() {
		this.commits++;
	}

	/** Adds the fetches that a consumer has sent. */
	synchronized void fetch(int sent) {
		this.fetches += sent;
	}

	/** Returns how many records were in progress at the same time. */
	synchronized int most() {
		return this.most;
	}

	/** Returns how many records ended on a thread that neither polls nor sends. */
	synchronized int handedOff() {
		return this.handedOff;
	}

	/** Returns the number of commits. */
	synchronized int commits() {
		return this.commits;
	}

	/** Returns the number of fetches. */
	synchronized int fetches() {
		return this.fetches;
	}

	/**
	 * Checks that as many records were in progress as a shape has, that each was handed
	 * off, or none, and that commits were as many as in other styles.
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
		if (shape.isCommittedByPoll(style)) {
			checkCommits(shape.leastCommits(style), shape.mostCommits(style));
		}
	}

	private void checkCommits(int least, int most) {
		if (this.commits < least || this.commits > most) {
			throw new IllegalStateException(
					"%d commits were made instead of %d to %d.".formatted(this.commits, least, most));
		}
	}

}
