package io.tweebyte.common.threads;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;

import org.springframework.scheduling.concurrent.CustomizableThreadFactory;

/**
 * Interrupts work that takes longer than it may. Whatever a virtual thread waits for ends
 * then: a lock, a semaphore, another thread, or a socket, which is closed.
 */
public final class TimeLimit implements AutoCloseable {

	private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1,
			new CustomizableThreadFactory("time-limits-"));

	public TimeLimit() {
		// otherwise the ends of all calls that were in time stay until then
		this.clock.setRemoveOnCancelPolicy(true);
	}

	/**
	 * Fails with {@link TimeoutException} when the time, of at least a millisecond, is
	 * over before the work is done.
	 */
	public <T> T call(Duration time, Callable<T> work) throws Exception {
		Watch watch = new Watch();
		Future<?> end = this.clock.schedule(watch::interrupt, time.toMillis(), TimeUnit.MILLISECONDS);
		try {
			return work.call();
		}
		catch (Exception ex) {
			if (watch.stop()) {
				throw new TimeoutException();
			}
			throw ex;
		}
		finally {
			watch.stop();
			end.cancel(false);
		}
	}

	@Override
	public void close() {
		this.clock.shutdownNow();
	}

	/** Interrupts the thread that made it, unless its work has ended. */
	private static final class Watch {

		private final Thread worker = Thread.currentThread();

		private final ReentrantLock lock = new ReentrantLock();

		private boolean stopped;

		private boolean late;

		void interrupt() {
			this.lock.lock();
			try {
				if (!this.stopped) {
					this.late = true;
					this.worker.interrupt();
				}
			}
			finally {
				this.lock.unlock();
			}
		}

		/** Returns whether the work was interrupted, and clears that once. */
		boolean stop() {
			this.lock.lock();
			try {
				if (!this.stopped && this.late) {
					Thread.interrupted();
				}
				this.stopped = true;
				return this.late;
			}
			finally {
				this.lock.unlock();
			}
		}

	}

}
