package io.tweebyte.common.threads;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

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
			throw unchecked(ex.getCause());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new CancellationException("The thread was interrupted.");
		}
	}

	private static RuntimeException unchecked(Throwable cause) {
		return switch (cause) {
			case RuntimeException failure -> failure;
			case Error error -> throw error;
			default -> new IllegalStateException(cause);
		};
	}

}
