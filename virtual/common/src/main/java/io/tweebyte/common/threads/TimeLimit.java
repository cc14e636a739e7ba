package io.tweebyte.common.threads;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Bounds the time that a thread waits for work, which runs on a virtual thread of its own
 * with the logging context of the request.
 */
public final class TimeLimit {

	private TimeLimit() {
	}

	/**
	 * Fails with {@link TimeoutException} when the time is over first. The work goes on
	 * to its end: an interrupt would close its connection to the database. Fails with
	 * {@link CancellationException} when this thread is interrupted meanwhile.
	 */
	public static <T> T callOrLeave(Duration time, Callable<T> work) throws Exception {
		return call(time, work, false);
	}

	/** As {@link #callOrLeave}, but interrupts the work, which uses no database. */
	public static <T> T callOrInterrupt(Duration time, Callable<T> work) throws Exception {
		return call(time, work, true);
	}

	/** As {@link #callOrInterrupt}, and hands over a result that comes too late. */
	public static <T> T callOrInterrupt(Duration time, Callable<T> work, Consumer<T> late) throws Exception {
		// empty when the time was over first
		AtomicReference<Optional<T>> end = new AtomicReference<>();
		try {
			return callOrInterrupt(time, () -> {
				T result = work.call();
				if (!end.compareAndSet(null, Optional.of(result))) {
					late.accept(result);
				}
				return result;
			});
		}
		catch (TimeoutException | CancellationException ex) {
			if (!end.compareAndSet(null, Optional.empty())) {
				late.accept(end.get().orElseThrow());
			}
			throw ex;
		}
	}

	private static <T> T call(Duration time, Callable<T> work, boolean interrupt) throws Exception {
		Future<T> result = Subtasks.submit(work);
		try {
			return result.get(time.toNanos(), TimeUnit.NANOSECONDS);
		}
		catch (ExecutionException ex) {
			throw Await.failure(ex);
		}
		catch (InterruptedException ex) {
			throw Await.interrupted();
		}
		finally {
			if (interrupt) {
				result.cancel(true);
			}
		}
	}

}
