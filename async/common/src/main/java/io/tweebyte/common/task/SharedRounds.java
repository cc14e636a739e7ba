package io.tweebyte.common.task;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * Rounds of a task, one after the other. All callers during a round share the next one.
 * Safe for use by several threads.
 */
public final class SharedRounds {

	private final Supplier<CompletableFuture<Void>> task;

	/** The newest round, which may wait for the one before. */
	private CompletableFuture<Void> last = CompletableFuture.completedFuture(null);

	private boolean isWaiting;

	public SharedRounds(Supplier<CompletableFuture<Void>> task) {
		this.task = task;
	}

	/** Returns a round that begins after this call. */
	public synchronized CompletableFuture<Void> next() {
		if (!this.isWaiting) {
			this.isWaiting = true;
			// model: a round begins when the one before has ended, however that was
			this.last = this.last.exceptionally((failure) -> null).thenCompose((done) -> begin());
		}
		return this.last;
	}

	private CompletableFuture<Void> begin() {
		synchronized (this) {
			// a later call gets another round
			this.isWaiting = false;
		}
		return this.task.get();
	}

}
