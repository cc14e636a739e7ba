package io.tweebyte.lab.messages;

import java.time.Duration;
import java.util.BitSet;

import io.tweebyte.lab.work.Digest;

/** Which records were acknowledged or handled. Safe for use by several threads. */
class RecordLedger {

	private static final Duration TIMEOUT = Duration.ofSeconds(90);

	private final BitSet numbers = new BitSet();

	private final Progress progress = new Progress();

	private final int count;

	private final Duration patience;

	private final long begin = System.nanoTime();

	private int again;

	RecordLedger(int count) {
		this(count, TIMEOUT);
	}

	/** Creates a ledger of so many records, which have to come in a time. */
	RecordLedger(int count, Duration patience) {
		this.count = count;
		this.patience = patience;
	}

	/** Returns the records in progress. */
	final Progress progress() {
		return this.progress;
	}

	/** Adds a record. */
	synchronized void add(int number) {
		if (this.numbers.get(number)) {
			this.again++;
			return;
		}
		store(number);
		this.numbers.set(number);
		if (isWhole()) {
			notifyAll();
		}
	}

	/** Stores the number of a record that comes for the first time. */
	void store(int number) {
		// in memory alone
	}

	/** Adds a record of an earlier process. */
	final synchronized void restore(int number) {
		this.numbers.set(number);
	}

	/** Returns whether no record is missing. */
	synchronized boolean isWhole() {
		return this.numbers.cardinality() == this.count;
	}

	/**
	 * Returns whether records are missing.
	 * @throws IllegalStateException when they are missing for too long
	 */
	synchronized boolean isOpen() {
		if (!isWhole() && System.nanoTime() - this.begin > this.patience.toNanos()) {
			throw new IllegalStateException("%d of %d records have come in %d seconds.".formatted(different(),
					this.count, this.patience.toSeconds()));
		}
		return !isWhole();
	}

	/** Waits until no record is missing. */
	synchronized void await() throws InterruptedException {
		while (isOpen()) {
			wait(100);
		}
	}

	/** Returns the number of different records. */
	synchronized int different() {
		return this.numbers.cardinality();
	}

	/** Returns how often a record came once more. */
	synchronized int again() {
		return this.again;
	}

	/** Returns a digest of the records, in the order of their numbers. */
	synchronized long digest() {
		Digest digest = new Digest();
		this.numbers.stream().asLongStream().forEach(digest::add);
		return digest.hash();
	}

}
