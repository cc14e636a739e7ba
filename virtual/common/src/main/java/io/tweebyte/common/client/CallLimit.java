package io.tweebyte.common.client;

import java.util.concurrent.Callable;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;

/** Bounds the calls that run at once and those that wait, and refuses the rest. */
final class CallLimit {

	private final Semaphore free;

	/** For calls that run and calls that wait. */
	private final Semaphore places;

	CallLimit(int calls, int waitingLimit) {
		this.free = new Semaphore(calls, true);
		this.places = new Semaphore(calls + waitingLimit);
	}

	/** Fails with {@link RejectedExecutionException} when too many calls wait. */
	<T> T run(Callable<T> call) throws Exception {
		if (!this.places.tryAcquire()) {
			throw new RejectedExecutionException("Too many calls wait for a connection.");
		}
		try {
			return runInTurn(call);
		}
		finally {
			this.places.release();
		}
	}

	private <T> T runInTurn(Callable<T> call) throws Exception {
		this.free.acquire();
		try {
			return call.call();
		}
		finally {
			this.free.release();
		}
	}

}
