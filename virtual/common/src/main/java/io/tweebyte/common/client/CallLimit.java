package io.tweebyte.common.client;

import java.util.concurrent.Callable;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Bounds the calls that run at once and those that wait, and refuses the rest. */
final class CallLimit {

	private final Semaphore free;

	private final Semaphore waiting;

	CallLimit(int calls, int waitingLimit) {
		this.free = new Semaphore(calls, true);
		this.waiting = new Semaphore(waitingLimit);
	}

	/** Fails with {@link RejectedExecutionException} when too many calls wait. */
	<T> T run(Callable<T> call) throws Exception {
		// with a time, even of zero, it does not overtake calls that wait
		if (!this.free.tryAcquire(0, TimeUnit.SECONDS)) {
			waitForPlace();
		}
		try {
			return call.call();
		}
		finally {
			this.free.release();
		}
	}

	private void waitForPlace() throws InterruptedException {
		if (!this.waiting.tryAcquire()) {
			throw new RejectedExecutionException("Too many calls wait for a connection.");
		}
		try {
			this.free.acquire();
		}
		finally {
			this.waiting.release();
		}
	}

}
