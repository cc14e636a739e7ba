package io.tweebyte.common.client;

import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** Bounds the calls that run at once and those that wait, and refuses the rest. */
public final class CallLimit {

	private final Semaphore free;

	private final Queue<WaitingCall> waiting;

	public CallLimit(int calls, int waitingLimit) {
		this.free = new Semaphore(calls);
		this.waiting = new LinkedBlockingQueue<>(waitingLimit);
	}

	/** Fails with {@link RejectedExecutionException} when too many calls wait. */
	public <T> CompletableFuture<T> run(Supplier<CompletableFuture<T>> call) {
		CompletableFuture<Supplier<CompletableFuture<T>>> turn = new CompletableFuture<>();
		AtomicBoolean isBegun = new AtomicBoolean();
		CompletableFuture<T> result = turn.thenCompose(Supplier::get)
			.whenComplete((value, failure) -> leave(isBegun))
			// one that times out does not run what follows its work
			.copy();
		if (!this.waiting.offer(new WaitingCall(result, () -> {
			turn.complete(call);
			isBegun.set(true);
		}))) {
			return CompletableFuture
				.failedFuture(new RejectedExecutionException("Too many calls wait for a connection."));
		}
		startWaiting();
		return result;
	}

	private void leave(AtomicBoolean isBegun) {
		this.free.release();
		// before that, the thread that begins this call starts the next one: nested calls
		// would overflow its stack
		if (isBegun.get()) {
			startWaiting();
		}
	}

	private void startWaiting() {
		// again after each try: what came meanwhile found no free place
		while (!this.waiting.isEmpty() && this.free.tryAcquire()) {
			WaitingCall next = next();
			if (next != null) {
				next.begin().run();
			}
			else {
				this.free.release();
			}
		}
	}

	/** Skips calls whose caller has timed out already; null when no other one waits. */
	private WaitingCall next() {
		WaitingCall next = this.waiting.poll();
		while (next != null && next.result().isDone()) {
			next = this.waiting.poll();
		}
		return next;
	}

	private record WaitingCall(CompletableFuture<?> result, Runnable begin) {
	}

}
