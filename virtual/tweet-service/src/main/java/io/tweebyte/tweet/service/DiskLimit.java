package io.tweebyte.tweet.service;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import io.tweebyte.common.threads.Await;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.http.Deadline;

import org.springframework.stereotype.Component;

/** Bounds how many requests wait for the disk at once. */
// model: a pool of threads would bound them
@Component
final class DiskLimit {

	private static final int REQUESTS = 4;

	private final Semaphore free = new Semaphore(REQUESTS, true);

	/** Fails with 503 when no place is free by the deadline of the request. */
	<T> T run(Deadline deadline, Supplier<T> work) {
		if (!isFree(deadline)) {
			throw ApiException.unavailable(Messages.BUSY);
		}
		try {
			return work.get();
		}
		finally {
			this.free.release();
		}
	}

	private boolean isFree(Deadline deadline) {
		try {
			return this.free.tryAcquire(deadline.remaining().toNanos(), TimeUnit.NANOSECONDS);
		}
		catch (InterruptedException ex) {
			throw Await.interrupted();
		}
	}

}
