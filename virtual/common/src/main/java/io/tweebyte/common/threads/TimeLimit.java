package io.tweebyte.common.threads;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Bounds the time that a thread waits for work, which runs on a virtual thread of its own
 * with the logging context of the request.
 */
public final class TimeLimit {

	private TimeLimit() {
	}

	/**
	 * Fails with {@link TimeoutException} when the time is over first. The work goes on
	 * to its end: an interrupt would close its connection to the database.
	 */
	public static <T> T callOrLeave(Duration time, Callable<T> work) throws Exception {
		return call(time, work, false);
	}

	/** As {@link #callOrLeave}, but interrupts the work, which uses no database. */
	public static <T> T callOrInterrupt(Duration time, Callable<T> work) throws Exception {
		return call(time, work, true);
	}

	private static <T> T call(Duration time, Callable<T> work, boolean interrupt) throws Exception {
		Future<T> result = Subtasks.submit(work);
		try {
			return result.get(time.toMillis(), TimeUnit.MILLISECONDS);
		}
		catch (ExecutionException ex) {
			throw Await.failure(ex);
		}
		finally {
			if (interrupt) {
				result.cancel(true);
			}
		}
	}

}
