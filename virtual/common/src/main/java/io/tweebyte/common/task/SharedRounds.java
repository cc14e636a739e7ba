package io.tweebyte.common.task;

import java.util.concurrent.locks.ReentrantLock;

/**
 * Rounds of a task, one after the other. All callers during a round share the next one.
 * Safe for use by several threads.
 */
public final class SharedRounds {

	private final Runnable task;

	/** Held during a round; fair, so that those who shared a round leave first. */
	private final ReentrantLock running = new ReentrantLock(true);

	/** How many rounds have begun. */
	private volatile long begun;

	/** Of the latest round; null when it did not fail. */
	private Throwable failure;

	public SharedRounds(Runnable task) {
		this.task = task;
	}

	/** Waits for a round that begins after this call, and fails as it does. */
	public void next() {
		long before = this.begun;
		// model: a round begins when the one before has ended, however that was
		this.running.lock();
		try {
			if (this.begun == before) {
				// on the thread of this caller, which goes on when its request is over
				run();
			}
			fail();
		}
		finally {
			this.running.unlock();
		}
	}

	private void run() {
		this.begun = this.begun + 1;
		this.failure = null;
		try {
			this.task.run();
		}
		catch (RuntimeException | Error ex) {
			this.failure = ex;
		}
	}

	private void fail() {
		switch (this.failure) {
			case RuntimeException ex -> throw ex;
			case Error error -> throw error;
			case null, default -> {
			}
		}
	}

}
