package io.tweebyte.common.task;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Rounds of a task, one after the other. All callers during a round share the next one.
 * Safe for use by several threads.
 */
public final class SharedRounds {

	private final Runnable task;

	private final ReentrantLock running = new ReentrantLock();

	/** The round that has not begun yet; null when there is none. */
	private final AtomicReference<FutureTask<Void>> waiting = new AtomicReference<>();

	public SharedRounds(Runnable task) {
		this.task = task;
	}

	/** Waits for a round that begins after this call, and fails as it does. */
	public void next() {
		FutureTask<Void> round = new FutureTask<>(this::run, null);
		FutureTask<Void> other = this.waiting.compareAndExchange(null, round);
		if (other != null) {
			await(other);
			return;
		}
		// on the thread of this caller, which goes on when its request is over
		round.run();
		await(round);
	}

	private void run() {
		// model: a round begins when the one before has ended, however that was
		this.running.lock();
		try {
			// a later call gets another round
			this.waiting.set(null);
			this.task.run();
		}
		finally {
			this.running.unlock();
		}
	}

	private static void await(FutureTask<Void> round) {
		try {
			round.get();
		}
		catch (ExecutionException ex) {
			throw (ex.getCause() instanceof RuntimeException unchecked) ? unchecked : new IllegalStateException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new CancellationException("The thread was interrupted.");
		}
	}

}
