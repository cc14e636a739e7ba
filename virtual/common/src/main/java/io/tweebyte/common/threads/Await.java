package io.tweebyte.common.threads;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits for the results of libraries and threads that work on their own. */
public final class Await {

	private Await() {
	}

	/**
	 * Waits for a result, and fails as its work did; fails with
	 * {@link CancellationException} when this thread is interrupted meanwhile.
	 */
	public static <T> T result(Future<T> future) {
		try {
			return future.get();
		}
		catch (ExecutionException ex) {
			Exception failure = failure(ex);
			throw (failure instanceof RuntimeException unchecked) ? unchecked : new IllegalStateException(failure);
		}
		catch (InterruptedException ex) {
			throw interrupted();
		}
	}

	/** Returns whether work has ended, also by a failure, after at most some time. */
	public static boolean isDone(Future<?> future, Duration time) throws InterruptedException {
		try {
			future.get(time.toNanos(), TimeUnit.NANOSECONDS);
			return true;
		}
		catch (TimeoutException ex) {
			return false;
		}
		catch (ExecutionException ex) {
			return true;
		}
	}

	/** Returns what a thread fails with that was interrupted; it stays interrupted. */
	public static CancellationException interrupted() {
		Thread.currentThread().interrupt();
		return new CancellationException("The thread was interrupted.");
	}

	/** Returns what failed; throws it when it is an error. */
	static Exception failure(ExecutionException wrapped) {
		return switch (wrapped.getCause()) {
			case Exception failure -> failure;
			case Error error -> throw error;
			default -> wrapped;
		};
	}

}
