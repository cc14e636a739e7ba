package io.tweebyte.lab.messages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.lab.work.Observer;

/**
 * Compares what a group has committed with what is handled, before some of the records
 * are handled. For checks alone. Safe for use by several threads.
 */
final class CommitWatch implements Observer {

	private static final int EVERY = 40;

	private final Observer observer;

	private final Committed committed;

	private final RecordLedger ledger;

	private final AtomicInteger records = new AtomicInteger();

	private volatile String difference = "";

	CommitWatch(Observer observer, Committed committed, RecordLedger ledger) {
		this.observer = observer;
		this.committed = committed;
		this.ledger = ledger;
	}

	@Override
	public void see() {
		this.observer.see();
		if (this.records.getAndIncrement() % EVERY == 0) {
			compare();
		}
	}

	private void compare() {
		try {
			// read first: more may be handled meanwhile, but not less
			long count = this.committed.count();
			int handled = this.ledger.different();
			if (count > handled && this.difference.isEmpty()) {
				this.difference = "%d records were committed when %d were handled.".formatted(count, handled);
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	/**
	 * Checks what was seen.
	 * @throws IllegalStateException when more was committed than was handled
	 */
	void check() {
		if (!this.difference.isEmpty()) {
			throw new IllegalStateException(this.difference);
		}
	}

	/** Reads from the broker how many records a group has committed. */
	@FunctionalInterface
	interface Committed {

		long count() throws IOException, InterruptedException;

	}

}
