package io.tweebyte.common.threads;

import java.util.concurrent.FutureTask;

import io.micrometer.context.ContextSnapshotFactory;

/**
 * Runs work to its end, also when the time of the request that waits for it ends: on a
 * thread of its own, with the logging context of the request.
 */
public final class Uninterrupted {

	private static final ContextSnapshotFactory CONTEXT = ContextSnapshotFactory.builder().build();

	private Uninterrupted() {
	}

	/** Fails as the work does. */
	public static void run(Runnable work) {
		FutureTask<Void> task = new FutureTask<>(CONTEXT.captureAll().wrap(work), null);
		Thread.startVirtualThread(task);
		Await.result(task);
	}

}
