package io.tweebyte.common.threads;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

import io.micrometer.context.ContextExecutorService;
import io.micrometer.context.ContextSnapshotFactory;

/**
 * Runs subtasks at once, each on a virtual thread of its own with the logging context of
 * the request. A subtask whose caller no longer waits goes on to its end: an interrupt
 * would close its connection to the database.
 */
public final class Subtasks {

	private static final ContextSnapshotFactory CONTEXT = ContextSnapshotFactory.builder().build();

	private static final ExecutorService THREADS = ContextExecutorService
		.wrap(Executors.newVirtualThreadPerTaskExecutor(), CONTEXT::captureAll);

	private Subtasks() {
	}

	/** Begins a subtask. The supplier waits for its result, and fails as it did. */
	public static <T> Supplier<T> fork(Callable<T> task) {
		Future<T> result = submit(task);
		return () -> Await.result(result);
	}

	/** Begins a subtask that keeps its result itself. */
	public static void start(Runnable task) {
		THREADS.execute(task);
	}

	/** Begins a subtask, for whose result its caller waits with {@link Await}. */
	public static <T> Future<T> submit(Callable<T> task) {
		return THREADS.submit(task);
	}

}
